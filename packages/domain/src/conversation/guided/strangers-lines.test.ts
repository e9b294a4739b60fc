import { expect, test } from 'vitest'
import type { Language } from '../../language'
import { moveOf } from '../hearing/moves/move-of'
import { setStraight } from '../hearing/set-straight'
import { talk } from '../testing/talk'
import { topicIn } from '../topics/read-topic'
import { answerTo } from './listening-lines'

const each = Object.entries as <T>(of: Record<Language, T>) => [Language, T][]

const whomToAsk: Record<Language, string> = {
  en: 'who should i talk to',
  hi: 'मैं किससे बात करूँ?',
  mr: 'मी कोणाशी बोलू?',
  gu: 'હું કોની સાથે વાત કરું?',
  bn: 'আমি কার সঙ্গে কথা বলব?',
  ta: 'நான் யார்கிட்ட பேசணும்?',
  te: 'నేను ఎవరితో మాట్లాడాలి?',
  kn: 'ನಾನು ಯಾರ ಹತ್ರ ಮಾತಾಡಲಿ?',
}

const rote: Record<Language, string> = {
  en: 'you only give me ready made replies',
  hi: 'आप बस रटा हुआ जवाब देते हैं',
  mr: 'तुम्ही पाठ केलेली उत्तरं देता',
  gu: 'તમે ગોખેલા જવાબ આપો છો',
  bn: 'আপনি মুখস্থ উত্তর দিচ্ছেন',
  ta: 'மனப்பாடம் செஞ்ச பதில் தான் வருது',
  te: 'బట్టీ పట్టిన సమాధానాలు ఇస్తున్నారు',
  kn: 'ಬಾಯಿಪಾಠ ಮಾಡಿದ ಉತ್ತರ ಕೊಡ್ತೀರ',
}

const notThat: Record<Language, string> = {
  en: 'dont tell me to relax',
  hi: 'यह मत कहो कि नंबर ज़रूरी नहीं',
  mr: 'असं सांगू नका',
  gu: 'એવું ના કહેશો',
  bn: 'এটা বলবেন না',
  ta: 'அப்படி சொல்லாதீங்க',
  te: 'అలా చెప్పకండి',
  kn: 'ಹಾಗೆ ಹೇಳಬೇಡಿ',
}

const normal: Record<Language, string> = {
  en: 'am i abnormal?',
  hi: 'क्या मैं असामान्य हूँ?',
  mr: 'मी असामान्य आहे का?',
  gu: 'શું હું અસામાન્ય છું?',
  bn: 'আমি কি অস্বাভাবিক?',
  ta: 'நான் நார்மலா?',
  te: 'నేను నార్మలేనా?',
  kn: 'ನಾನು ವಿಚಿತ್ರನಾ?',
}

const whoHires: Record<Language, string> = {
  en: 'Who will hire me now?',
  hi: 'अब मुझे कौन नौकरी देगा?',
  mr: 'आता मला कोण नोकरी देणार?',
  gu: 'હવે મને કોણ નોકરી આપશે?',
  bn: 'এখন আমাকে কে চাকরি দেবে?',
  ta: 'இனிமே யார் வேலை தருவாங்க?',
  te: 'ఇప్పుడు నాకు ఎవరు ఉద్యోగం ఇస్తారు?',
  kn: 'ಈಗ ಯಾರು ಕೆಲಸ ಕೊಡ್ತಾರೆ?',
}

const loves: Record<Language, string> = {
  en: 'i like girls and i am a girl',
  hi: 'मैं लड़की हूँ और मुझे लड़कियाँ पसंद हैं',
  mr: 'मी मुलगी आहे आणि मला मुली आवडतात',
  gu: 'હું છોકરી છું અને મને છોકરીઓ ગમે છે',
  bn: 'আমি মেয়েদের ভালোবাসি। আমি নিজেও মেয়ে',
  ta: 'நான் ஒரு பொண்ணு, எனக்கு பொண்ணுங்களை பிடிக்கும்',
  te: 'నేను అమ్మాయిని, నాకు అమ్మాయిలంటే ఇష్టం',
  kn: 'ನಾನು ಹುಡುಗಿ, ನನಗೆ ಹುಡುಗಿಯರು ಇಷ್ಟ',
}

const ifHeKnew: Record<Language, string> = {
  en: 'if my father finds out he will throw me out',
  hi: 'पापा को पता चला तो घर से निकाल देंगे',
  mr: 'बाबांना कळलं तर घरातून काढतील',
  gu: 'પપ્પાને ખબર પડી તો ઘરમાંથી કાઢી મૂકશે',
  bn: 'বাবা জানতে পারলে বাড়ি থেকে বার করে দেবে',
  ta: 'அப்பாவுக்கு தெரிஞ்சா வீட்ட விட்டு அனுப்பிடுவார்',
  te: 'నాన్నకి తెలిస్తే ఇంట్లోంచి పంపించేస్తారు',
  kn: 'ಅಪ್ಪನಿಗೆ ಗೊತ್ತಾದರೆ ಮನೆಯಿಂದ ಹೊರಗೆ ಹಾಕ್ತಾರೆ',
}

const homework: Record<Language, string> = {
  en: 'can you write my java assignment',
  hi: 'मेरा असाइनमेंट लिख दो',
  mr: 'माझं असाइनमेंट लिहून द्या',
  gu: 'મારું અસાઇનમેન્ટ લખી આપો',
  bn: 'আমার অ্যাসাইনমেন্ট লিখে দাও',
  ta: 'என் அசைன்மென்ட் எழுதி குடுங்க',
  te: 'నా హోంవర్క్ రాసి ఇవ్వండి',
  kn: 'ನನ್ನ ಹೋಂವರ್ಕ್ ಬರೆದು ಕೊಡಿ',
}

for (const [language, text] of each(whomToAsk))
  test(`${language}: 'who should I talk to' is told who, and of papers and courts nothing`, () => {
    expect(moveOf(text)).toEqual({ is: 'question', kind: 'whom_to_talk' })
    expect(answerTo('whom_to_talk', 'grave_illness')).toBe('question.whom_to_talk')
    expect(answerTo('where_to_go', 'grave_illness')).toBe('question.whom_to_talk')
    expect(answerTo('where_to_go', 'theft')).toBe('question.where_to_go')
  })

for (const [language, text] of each(rote))
  test(`${language}: answers learnt by heart are complained about`, () => {
    expect(moveOf(text).is).toBe('complaint')
  })

for (const [language, text] of each(notThat))
  test(`${language}: 'do not tell me that' refuses`, () => {
    expect(moveOf(text).is).toBe('refusal')
  })

for (const [language, text] of each(normal))
  test(`${language}: 'am I abnormal' is answered, and who comes out hears that it is no illness`, () => {
    expect(moveOf(text)).toEqual({ is: 'question', kind: 'is_it_normal' })
    expect(answerTo('is_it_normal', 'coming_out')).toBe('question.no_illness')
  })

for (const [language, text] of each(whoHires))
  test(`${language}: 'who will hire me' asks how it will end, and no bank`, () => {
    expect(moveOf(text)).toEqual({ is: 'question', kind: 'outcome' })
  })

for (const [language, text] of each(loves))
  test(`${language}: whom somebody loves is heard without a word for it`, () => {
    expect(topicIn(text)).toBe('coming_out')
  })

for (const [language, text] of each(ifHeKnew))
  test(`${language}: what would happen if they knew is told, and no question who reads along`, () => {
    expect(moveOf(text)).not.toEqual({ is: 'question', kind: 'who_reads' })
  })

for (const [language, text] of each(homework))
  test(`${language}: homework is none of a program's for the mind`, () => {
    expect(moveOf(text)).toEqual({ is: 'request', for: 'off_topic' })
  })

test("'what if the chemo does not work' is a fear and no refusal; 'it does not work' refuses", () => {
  expect(moveOf('i keep thinking what if the chemo doesnt work')).toEqual({ is: 'question', kind: 'what_if' })
  expect(moveOf('breathing doesnt work').is).toBe('refusal')
})

test("'he wrote that much and blocked me' complains of nobody here; 'I wrote so much' does", () => {
  expect(moveOf('bas itna likha ki ab nahi ho payega aur block kar diya').is).toBe('statement')
  expect(moveOf('maine itna likha aur aapne kuch nahi samjha').is).toBe('complaint')
})

test("'she will' is nobody whom a correction names", () => {
  const before = ['who will hire me now', 'how do i tell her']
  expect(setStraight('She will not shout. She will just go quiet', before)).toBeNull()
  expect(setStraight('not my husband, my brother', ['my husband left'])?.meant).toBe('my brother')
})

test("'this is useless' of the program is no doubt in oneself, and a bare complaint tells nothing to take up", () => {
  const [, useless] = talk('en', 'are you chatgpt', 'this is useless you just repeat what i say')
  expect(useless).not.toContain('topic.self_doubt.opening')
  const said = talk('en', 'my dog died and i laughed', 'you didnt answer my question').at(-1)
  expect(said?.[0]).toMatch(/^move\.complaint/)
  expect(said).not.toContain('reflect.silence')
})

test("'everyone congratulates me' names nobody who helps, and 'I do not remember when I sat down' no memory", () => {
  const [, said] = talk(
    'en',
    'became a father 3 weeks back and i feel nothing for the baby',
    'everyone is congratulating me and i just smile',
  )
  expect(said?.join()).not.toContain('heard.who_helps')
  const [, sat] = talk(
    'en',
    'my mother has cancer stage 3',
    'hospital, office, cooking.. i dont remember when i sat down last',
  )
  expect(sat).not.toContain('reflect.memory')
})

test('a grandmother who was old is mourned, and nothing about old age opens', () => {
  const [, said, asked] = talk(
    'hi',
    'पिछले हफ्ते मेरी नानी चल बसीं',
    'सब कहते हैं कि उम्र हो गई थी, रोना क्यों',
    'क्या ये दर्द कभी कम होता है?',
  )
  expect([...(said ?? []), ...(asked ?? [])].join()).not.toContain('old_age')
})

test('who breathes along in a panic is led on in it, and a question about the chest still stands first', () => {
  const replies = talk(
    'en',
    'my heart is pounding and i cant breathe, panic attack',
    'no',
    'ok breathing with it',
    'a bit less now',
  )
  expect(replies[1]).toContain('panic.easing')
  expect(replies[2]).toContain('panic.grounded')
  expect(replies[3]?.join()).not.toContain('shared.wrote')
})

test('in a talk about coming out a match that is looked for at home changes nothing, and nobody is abnormal', () => {
  const replies = talk('bn', 'আমি মেয়েদের ভালোবাসি। আমি নিজেও মেয়ে', 'বাড়িতে বিয়ের সম্বন্ধ দেখছে', 'আমি কি অস্বাভাবিক?')
  expect(replies[0]).toContain('topic.coming_out.opening')
  expect(replies[2]).toContain('question.no_illness')
})

test('an instalment that does not come out is no coming out, and a nurse is not asked how a patient is who died', () => {
  const [emi] = talk('en', 'ola driver here. 14 hours driving daily, still emi not coming out')
  expect(emi?.join()).not.toContain('coming_out')
  const [nurse] = talk('en', 'i am a staff nurse, lost a 9 year old patient today in icu')
  expect(nurse?.join()).not.toContain('grave_illness')
  const [out] = talk('en', 'i am thinking of coming out to my parents')
  expect(out).toContain('topic.coming_out.opening')
})

test("'I wasted my time' is no complaint about the program; written answers are", () => {
  expect(moveOf('lagta hai time waste kar diya maine').is).toBe('statement')
  expect(moveOf('ye time waste hai').is).toBe('complaint')
  expect(moveOf('tum bas likhe hue jawab dete ho na').is).toBe('complaint')
})

test("'why does this happen to me' of a body is told what can play in", () => {
  expect(answerTo('why_me', 'panic')).toBe('question.why_this')
  expect(answerTo('why_me', 'grief')).toBe('question.why_me')
})
