import { expect, test } from 'vitest'
import type { Language } from '../../language'
import type { Turn } from '../conversation'
import { converse, openConversation } from '../converse'
import { deniedClause } from '../hearing/denied-clause'
import { hear } from '../hearing/hear'
import { setStraight } from '../hearing/set-straight'
import { reflectionsIn } from '../reflections/read-reflections'
import { asksWhether } from './part-of-words'

const now = new Date(2026, 10, 22, 11)

function turns(language: Language, ...texts: readonly string[]): Turn[] {
  let { state } = openConversation(language)
  return texts.map((text) => {
    const turn = converse(state, { text }, { language, now })
    state = turn.state
    return turn
  })
}
const idsOf = (turn: Turn | undefined) => turn?.say.map(({ id }) => id.replace('conversation.', '')) ?? []

test.each<[Language, string]>([
  ['en', 'bored'],
  ['en', "i'm so bored"],
  ['en', 'just came to see what this thing does'],
  ['en', 'not that serious lol. just nothing to do'],
  ['hi', 'bas dekhne aaya tha ye kya hai'],
  ['hi', 'बोर हो रहा हूँ यार'],
  ['mr', 'फक्त बघायला आलो हे काय आहे'],
  ['gu', 'બસ જોવા આવ્યો કે આ શું છે'],
  ['bn', 'শুধু দেখতে এলাম এটা কী'],
  ['ta', 'சும்மா பாக்க வந்தேன், போர் அடிக்குது'],
  ['te', 'ఊరికే చూద్దామని వచ్చా'],
  ['kn', 'ಸುಮ್ನೆ ನೋಡೋಣ ಅಂತ ಬಂದೆ'],
])('in %s %j is met lightly', (language, text) => {
  expect(idsOf(turns(language, text)[0]).filter((id) => /wrote|^sad|right$/u.test(id))).toEqual([])
})

test('who is bored of life is not met lightly', () => {
  expect(idsOf(turns('en', 'i am bored of this life')[0])).not.toContain('move.light')
})

test("'and' goes on with whoever the sentence is about", () => {
  expect(reflectionsIn("he's also new and scared of the TL")).not.toContain('afraid')
  expect(reflectionsIn('he left and i am scared')).toContain('afraid')
})

test('what corrects nothing is no correction', () => {
  const story = ['koi nahi puchta mujhe', 'he is scared of the TL']
  expect(setStraight('koi faida nahi aapse bolne ka bhi', story)).toBeNull()
  expect(setStraight('no I am not scared, Imran is. I am', story)?.meant).not.toBe('I am')
  expect(setStraight('not my husband, my brother', ['my husband took the car'])?.meant).toBe('my brother')
})

test.each([
  'पता नहीं, कभी-कभी लगता है मैं अच्छी माँ नहीं हूँ',
  'pata nahi, kabhi lagta hai main galat hu',
  "i don't know, sometimes i feel i am the problem",
])('%j denies nothing', (text) => {
  expect(deniedClause(text)).toBeNull()
})

test('a correction is said back with what was meant', () => {
  const [, second] = turns(
    'en',
    'i have 3 backs now. everyone in my hostel wing talks about packages. the hod called me in front of everyone and asked whether i even want to continue',
    "no no it's not ragging. hod is a teacher. it's just i feel so behind everyone",
  )
  expect(idsOf(second).some((id) => id.startsWith('move.corrected_echo'))).toBe(true)
  expect(second?.say.find(({ id }) => id.includes('corrected_echo'))?.values?.heard).toContain('so behind everyone')
})

test.each([
  ['block kar du kya?', true],
  ['should i call her?', true],
  ['kya karu ab?', false],
  ['what should i do?', false],
  ['how do i tell her?', false],
  ['नंबर डिलीट कर दूँ?', true],
  ['நான் பேசலாமா?', true],
])('whether %j asks for a yes or a no: %s', (text, asks) => {
  expect(asksWhether(text)).toBe(asks)
})

test('a question for a yes or a no is not taken for what one of its words could tell', () => {
  const [, second] = turns(
    'en',
    'usne 4 saal ka rishta ek msg pe khatam kar diya, breakup ho gaya',
    'block kar du kya?',
  )
  expect(idsOf(second)).toEqual(['question.decide'])
})

test('whether to eat less is no question to try out', () => {
  const [, second] = turns('hi', 'शादी में सब कहने लगे कितनी मोटी हो गई हो', 'खाना कम कर दूँ क्या?')
  expect(idsOf(second)).not.toContain('question.decide')
})

test("Tamil 'mm, that's right' is a yes", () => {
  expect(hear('ம்ம் சரி தான்').answer).toBe('yes')
  expect(hear('ம்ம்').answer).toBeNull()
})
