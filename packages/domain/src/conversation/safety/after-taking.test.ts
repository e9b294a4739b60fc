import { expect, test } from 'vitest'
import type { Language } from '../../language'
import type { RiskReading } from '../../risk'
import type { ConversationState } from '../conversation'
import { converse, openConversation } from '../converse'
import { openFlow } from './open-flow'

const now = new Date(2026, 10, 22, 21)

/** A guess of the gate that something was taken, in these words. */
function asked(language: Language, text: string): ConversationState {
  const reading: RiskReading = { tier: 'medical', about: 'self', matched: ['medical'] }
  return openFlow(openConversation(language).state, { name: 'overdose', about: 'self', reading, text }).state
}

function follow(state: ConversationState, language: Language, ...texts: string[]) {
  const turns = texts.map((text) => {
    const turn = converse(state, { text }, { language, now })
    state = turn.state
    return turn
  })
  return turns.map((turn) => ({
    at: turn.state.open ? `${turn.state.open.name}.${turn.state.open.node}` : 'outside',
    ids: turn.say.map(({ id }) => id),
  }))
}

const answers: Record<Language, [taken: string, howMany: string, unwell: string, nobody: string, here: string]> = {
  en: [
    'i took some tablets',
    'about 20 minutes ago',
    'awake but feeling sleepy',
    'no one is here',
    'my roommate is here',
  ],
  hi: ['मैंने कुछ गोलियाँ खा ली हैं', 'बीस मिनट पहले', 'जागी हूँ पर नींद आ रही है', 'कोई नहीं है', 'मेरी रूममेट यहाँ है'],
  mr: ['मी काही गोळ्या घेतल्या', '२० मिनिटांपूर्वी', 'जागा आहे पण चक्कर येतेय', 'कोणी नाही', 'माझी रूममेट आहे'],
  gu: ['મેં થોડી ગોળીઓ ખાઈ લીધી', '૨૦ મિનિટ પહેલાં', 'જાગું છું પણ ઊંઘ આવે છે', 'કોઈ નથી', 'મારી રૂમમેટ અહીં છે'],
  bn: ['আমি কয়েকটা ঘুমের ওষুধ খেয়েছি', '২০ মিনিট আগে', 'জেগে আছি কিন্তু ঘুম পাচ্ছে', 'কেউ নেই', 'আমার বন্ধু এখানে আছে'],
  ta: [
    'நான் கொஞ்சம் மாத்திரை சாப்பிட்டேன்',
    '20 நிமிஷம் முன்னாடி',
    'முழிச்சிருக்கேன் ஆனா தூக்கம் வருது',
    'யாரும் இல்லை',
    'என் தோழி இங்க இருக்கா',
  ],
  te: ['నేను కొన్ని మాత్రలు వేసుకున్నాను', '20 నిమిషాల క్రితం', 'మెలకువగా ఉన్నా కానీ నిద్ర వస్తోంది', 'ఎవరూ లేరు', 'నా ఫ్రెండ్ ఇక్కడ ఉన్నాడు'],
  kn: ['ನಾನು ಸ್ವಲ್ಪ ಮಾತ್ರೆ ತಗೊಂಡೆ', '20 ನಿಮಿಷದ ಹಿಂದೆ', 'ಎಚ್ಚರ ಇದ್ದೀನಿ ಆದರೆ ನಿದ್ದೆ ಬರ್ತಿದೆ', 'ಯಾರೂ ಇಲ್ಲ', 'ನನ್ನ ಗೆಳತಿ ಇಲ್ಲಿ ಇದ್ದಾಳೆ'],
}

for (const [language, [taken, howMany, unwell, nobody, here]] of Object.entries(answers) as [Language, string[]][]) {
  test(`${language}: how long ago it was taken brings the ambulance, and feeling unwell is no yes to 'awake and well'`, () => {
    const [told, felt, alone] = follow(
      asked(language, taken ?? ''),
      language,
      howMany ?? '',
      unwell ?? '',
      nobody ?? '',
    )
    expect(told?.at).toBe('overdose.awake')
    expect(told?.ids).toContain('safety.overdose.self.opening.a')
    expect(felt?.ids).toContain('safety.ambulance.self')
    expect(felt?.at).toBe('overdose.there')
    expect(alone?.ids.slice(0, 2)).toEqual(['safety.door', 'safety.carry'])
    expect(alone?.at).toBe('overdose.stay')
  })

  test(`${language}: somebody who is there is shown the screen, and is taken for nobody who hurts`, () => {
    const [, shown] = follow(asked(language, taken ?? ''), language, unwell ?? '', here ?? '')
    expect(shown?.ids.slice(0, 2)).toEqual(['safety.show.self', 'safety.carry'])
    expect(shown?.ids).not.toContain('safety.also.abuse')
    expect(shown?.at).toBe('overdose.stay')
  })
}

test('nobody is there, said before it was asked: the door, a neighbour and the strip to take along', () => {
  const [, alone] = follow(asked('en', 'i took some tablets'), 'en', 'yes', 'no one is here')
  expect(alone?.ids.slice(0, 2)).toEqual(['safety.door', 'safety.carry'])
})

test('what stays unclear after something was taken does not lead out; another matter and a no do', () => {
  const state = asked('en', 'i took some tablets')
  const unclear = follow(state, 'en', 'hmm', 'the blue bus came at noon')
  expect(unclear.map(({ at }) => at)).toEqual(['overdose.unsure', 'overdose.unsure'])
  expect(unclear[1]?.ids.some((id) => id.startsWith('safety.lines.overdose'))).toBe(true)
  expect(follow(state, 'en', 'no, only my fever medicine')[0]?.at).toBe('outside')
  expect(follow(asked('en', 'my head is full'), 'en', 'hmm', 'i have 20 rupees')[1]?.at).not.toBe('overdose.awake')
})
