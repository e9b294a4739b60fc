import { expect, test } from 'vitest'
import type { Language } from '../../language'
import type { ConversationState, Turn } from '../conversation'
import { converse, openConversation } from '../converse'
import type { FlowName } from '../flow'

const now = new Date(2026, 10, 22, 21, 0)

type Opened = { name: FlowName; node: string; about?: 'self' | 'someone_else'; words?: string; isPlain?: boolean }

function opened(language: Language, { name, node, about = 'self', words = '', isPlain = true }: Opened) {
  const { state } = openConversation(language)
  const tier =
    name === 'overdose'
      ? 'medical'
      : name === 'child'
        ? 'minor'
        : name === 'harm'
          ? 'crisis'
          : name === 'parents'
            ? 'abuse'
            : name
  const open = { name, node, about, openedBy: { words, isPlain }, also: [], turn: 0, unclear: 0, slots: {}, stay: null }
  return { ...state, tier, open } satisfies ConversationState
}

const say = (state: ConversationState, text: string, language: Language = 'en') =>
  converse(JSON.parse(JSON.stringify(state)), { text }, { language, now })
const tap = (state: ConversationState, choice: string) =>
  converse(state, { choice: `safety.choice.${choice}` }, { language: 'en', now })
const ids = (turn: Turn) => turn.say.map(({ id }) => id)

const notHome: [Language, string][] = [
  ['en', "it's not about my family, the pressure is only about my job"],
  ['en', 'no no, all is fine at home, I am worried about my exam'],
  ['en', 'this has nothing to do with my husband, it is about my landlord'],
  ['hi', 'नहीं, घर में सब ठीक है, चिंता तो नौकरी की है'],
  ['hi', 'ये घर का मामला नहीं है, परीक्षा का दबाव है'],
  ['hi', 'nahi ghar pe sab theek hai, office ki tension hai'],
  ['hi', 'ye ghar ka mamla nahi, salary ki chinta hai'],
  ['hi', 'arre mujhe koi nahi maarta, padhai ka pressure hai'],
  ['mr', 'नाही हो, घरात सगळं ठीक आहे, नोकरीचं टेन्शन आहे'],
  ['mr', 'gharcha vishay nahi, pariksheche tension ahe'],
  ['gu', 'ના ના, ઘરની વાત નથી, પરીક્ષાની ચિંતા છે'],
  ['gu', 'ghar ni vaat nathi, office nu tension che'],
  ['bn', 'না, বাড়ির ব্যাপার না, চাকরির চিন্তা'],
  ['bn', 'barite sob thik, porikkhar chinta'],
  ['ta', 'இல்ல, வீட்டு விஷயம் இல்ல, வேலை டென்ஷன் தான்'],
  ['ta', 'veetla ellam nalla than iruku, exam pathi kavalai'],
  ['te', 'కాదు, ఇంటి విషయం కాదు, ఉద్యోగం గురించే బెంగ'],
  ['te', 'intlo antha bagane undi, exam gurinchi tension'],
  ['kn', 'ಇಲ್ಲ, ಮನೆ ವಿಷಯ ಅಲ್ಲ, ಕೆಲಸದ ಟೆನ್ಷನ್'],
  ['kn', 'mane vishaya alla, exam bagge chinte'],
]

for (const isPlain of [true, false]) {
  test.each(notHome)(
    `in %s, ${isPlain ? 'rules' : 'guess'}: '%s' ends what stood on violence at home, with one sorry, and takes the other matter up`,
    (language, text) => {
      for (const node of ['screen', 'danger', 'help']) {
        const turn = say(opened(language, { name: 'abuse', node, isPlain }), text, language)
        expect(turn.state.open).toBeNull()
        expect(ids(turn)[0]).toBe('safety.mistaken.a')
        expect(ids(turn).filter((id) => id.startsWith('safety.'))).toHaveLength(1)
        expect(ids(turn).length, 'the other matter is taken up').toBeGreaterThan(1)
        expect(turn.state.tier, 'the tier of the session stays').toBe('abuse')
      }
    },
  )
}

const notSo: [Language, string][] = [
  ['en', 'not like that'],
  ['hi', 'ऐसा नहीं है'],
  ['hi', 'aisa kuch nahi'],
  ['mr', 'तसं काही नाही'],
  ['gu', 'એવું નથી'],
  ['bn', 'সেরকম কিছু না'],
  ['ta', 'அப்படியெல்லாம் இல்ல'],
  ['te', 'అలా కాదు'],
  ['te', 'ala kadu'],
  ['kn', 'ಹಾಗೇನಿಲ್ಲ'],
  ['kn', 'hangalla'],
]

test.each(notSo)("in %s: a bare '%s' ends what nothing plain had raised", (language, text) => {
  for (const name of ['abuse', 'crisis'] as const) {
    const node = name === 'abuse' ? 'danger' : 'means'
    expect(say(opened(language, { name, node, isPlain: false }), text, language).state.open, name).toBeNull()
  }
})

test.each([
  ['en', 'why do you keep asking the same thing, i only need some sleep'],
  ['hi', 'bar bar ek hi baat kyu pooch rahe ho'],
  ['hi', 'क्या बोल रहे हो आप'],
  ['bn', 'বারবার একই কথা কেন জিজ্ঞেস করছেন'],
  ['ta', 'திரும்ப திரும்ப ஏன் கேக்கறீங்க'],
  ['te', 'మళ్ళీ మళ్ళీ అదే ఎందుకు అడుగుతున్నారు'],
  ['kn', 'ಪದೇ ಪದೇ ಯಾಕೆ ಕೇಳ್ತೀರಾ'],
  ['mr', 'परत परत का विचारताय'],
] as const)("in %s: '%s' is heard where nothing plain was said", (language, text) => {
  const turn = say(opened(language, { name: 'crisis', node: 'means', isPlain: false }), text, language)
  expect(turn.state.open).toBeNull()
})

test.each([
  ['en', 'danger', 'no, papa is at the office'],
  ['en', 'danger', 'no he went for his exam duty'],
  ['en', 'screen', 'no, nobody at home'],
  ['hi', 'danger', 'नहीं, वो ऑफ़िस गए हैं'],
  ['hi', 'danger', 'nahi wo kaam pe gaye hai'],
])("in %s, asked about %s: '%s' is an answer and leaves nothing", (language, node, text) => {
  const turn = say(opened(language as Language, { name: 'abuse', node }), text, language as Language)
  expect(turn.state.open?.name).toBe('abuse')
  expect(turn.state.open?.node).toBe(node === 'screen' ? 'danger' : 'after')
})

test.each([
  ['en', 'not in any danger but everyone will know'],
  ['en', 'he is asleep now'],
  ['hi', 'danger nahi hai par izzat chali jayegi'],
  ['hi', 'अभी नहीं, वो सो गए हैं'],
  ['mr', 'आत्ता नाही, ते झोपले आहेत'],
  ['gu', 'ના, એ ઘરે નથી'],
  ['bn', 'এখন না, ঘুমিয়ে পড়েছে'],
  ['ta', 'இப்ப இல்ல, தூங்கிட்டாரு'],
  ['te', 'లేదు, బయటకు వెళ్ళారు'],
  ['kn', 'ಈಗ ಇಲ್ಲ, ಮಲಗಿದ್ದಾರೆ'],
] as const)("in %s: '%s' is a no to the question about danger", (language, text) => {
  const turn = say(opened(language, { name: 'abuse', node: 'danger' }), text, language)
  expect(turn.state.open?.node).toBe('after')
})

test.each(['he is here and shouting', "I'm not safe", 'yes he is at home', 'he hits me'])(
  "'%s' is no such no",
  (text) => {
    const turn = say(opened('en', { name: 'abuse', node: 'danger' }), text)
    expect(turn.state.open?.node).not.toBe('after')
  },
)

test('who is not in danger now is offered help once, and what they tell next is listened to outside', () => {
  const told = tap(opened('en', { name: 'abuse', node: 'danger' }), 'no')
  expect(ids(told)).toContain('safety.believed.self')
  const turn = say(told.state, 'my maths exam is tomorrow and i cannot study')
  expect(turn.state.open).toBeNull()
  expect(turn.state.guided?.name).toBe('listening.exams')
  expect(ids(turn).filter((id) => id.startsWith('safety.'))).toEqual([])
  expect(turn.choices.map(({ id }) => id).filter((id) => id.startsWith('safety.'))).toEqual([])
  expect(turn.state.tier, 'the tier of the session stays').toBe('abuse')
})

test('who has no thoughts of ending their life is not held either, once asked what weighs most', () => {
  const told = tap(opened('en', { name: 'crisis', node: 'thinking' }), 'no')
  expect(told.state.open?.node).toBe('listen')
  const turn = say(told.state, 'i failed my exam and my parents paid so much')
  expect(turn.state.open).toBeNull()
  expect(turn.state.guided?.name).toMatch(/^listening\./)
})

test('S22: what needs help holds, and so do a question, a choice in words and words that are heavy', () => {
  const crisis = tap(opened('en', { name: 'crisis', node: 'thinking' }), 'no').state
  const abuse = tap(opened('en', { name: 'abuse', node: 'danger' }), 'no').state
  for (const [state, text] of [
    [crisis, 'i want to kill myself'],
    [crisis, 'i feel hopeless and nothing will ever get better'],
    [crisis, 'hmm'],
    [abuse, 'he beat me again last night'],
    [abuse, 'will he know if i call'],
    [abuse, 'my rights'],
    [abuse, 'ok'],
  ] as const)
    expect(say(state, text).state.open, text).not.toBeNull()
})

test.each([
  ['en', 'i did not take anything, it was only a panic attack'],
  ['hi', 'maine koi goli nahi khayi, bas ghabrahat thi'],
  ['hi', 'मैंने कुछ नहीं खाया, बस घबराहट थी'],
  ['te', 'నేనేమీ తాగలేదు, వాళ్ళ గురించి చెప్పాను'],
  ['ta', 'நான் எதுவும் சாப்பிடல, பயமா இருந்துச்சு அவ்ளோதான்'],
  ['bn', 'আমি কিছু খাইনি, শুধু ভয় পেয়েছিলাম'],
  ['kn', 'ನಾನು ಏನೂ ತಗೊಂಡಿಲ್ಲ, ಬರೀ ಭಯ ಆಗಿತ್ತು'],
  ['gu', 'મેં કંઈ લીધું નથી, ખાલી ગભરામણ હતી'],
  ['mr', 'मी काही घेतलं नाही, फक्त घाबरलो होतो'],
] as const)("in %s: '%s' ends what asks about tablets", (language, text) => {
  const turn = say(opened(language, { name: 'overdose', node: 'awake' }), text, language)
  expect(turn.state.open).toBeNull()
  expect(ids(turn)[0]).toBe('safety.mistaken.a')
})

test('what was plainly said about dying is not taken back by naming another matter', () => {
  const state = opened('en', { name: 'crisis', node: 'thinking' })
  expect(say(state, "no it's about the exam").state.open).not.toBeNull()
})

test('an answer that says it plainly lets go of the words that had opened the conversation', () => {
  const state = opened('en', { name: 'crisis', node: 'thinking', words: 'everything is too much', isPlain: false })
  expect(tap(state, 'no').state.open).toBeNull()
  expect(tap(state, 'yes').state.open?.openedBy).toEqual({ words: '', isPlain: true })
  const toImminent = tap(tap(state, 'not_sure').state, 'yes')
  expect(toImminent.state.open?.name).toBe('imminent')
  expect(JSON.stringify(toImminent.state)).not.toContain('too much')
})
