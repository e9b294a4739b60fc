import { expect, test } from 'vitest'
import { type HeardAnswer, hear } from './hear'
import type { Concept } from './hearing-words'

const answers: [language: string, answer: HeardAnswer, texts: string][] = [
  [
    'English',
    'yes',
    'yes, Yes., yeah, yess, yep, ya, y, i do, I am, i think so, yes i have it here, yes my roommate is coming, ok yes',
  ],
  [
    'English',
    'no',
    "no, nope, No., no i'm not, no im fine, never, not really, i don't, i haven't, no no, no bro, no, i only feel tired",
  ],
  ['English', 'not_sure', "not sure, idk, I don't know, i am not sure, maybe, yes maybe, no idea, sometimes, kind of"],
  ['Hindi', 'yes', 'हाँ, हां, हा, जी हाँ, जी, हाँ है, हाँ सोच रहा हूँ, बिल्कुल, है'],
  ['Hindi', 'no', 'नहीं, नही, जी नहीं, नहीं है, बिल्कुल नहीं, ऐसा कुछ नहीं, कुछ नहीं'],
  ['Hindi', 'not_sure', 'पता नहीं, मालूम नहीं, शायद, हो सकता है, कभी कभी'],
  ['Latin Hindi', 'yes', 'haan, han, haaan, ha, ji haan, hn, hanji, haan na, haan bhai, soch rahi hoon, hai'],
  ['Latin Hindi', 'no', 'nahi, nhi, nahin, nai, ji nahi, nahi yaar, bilkul nahi, na, nahi soch raha'],
  ['Latin Hindi', 'not_sure', 'pata nahi, pta nhi, malum nahi, shayad, kabhi kabhi'],
]

const tableOf = <Answer>(rows: readonly [string, Answer, string][]) =>
  rows.flatMap(([language, answer, texts]) =>
    texts.split(/,(?! i | i')/).map((text) => [text.trim(), language, answer] as const),
  )

test.each(tableOf(answers))("'%s' in %s is heard as %s", (text, _language, answer) => {
  expect(hear(text).answer).toBe(answer)
})

test.each([
  'haha',
  'ha ha',
  'hahaha no',
  'lol',
  'hai na',
  'ok',
  'okay',
  'hmm',
  'k',
  '👍',
  '🙂',
  '',
  '...',
  'yes no',
  'yes and no',
  'haan nahi',
  'no energy left',
  'nahi ho raha mujhse',
  'noodles',
  'abhi nahi',
])("'%s' is unclear, and never a no", (text) => {
  expect(hear(text).answer).toBeNull()
})

const saying: [language: string, concept: Concept, texts: string][] = [
  ['English', 'now', 'right now, tonight, now, today, in an hour'],
  ['English', 'later', 'later, tomorrow, next week'],
  ['English', 'with_me', 'they are with me, in my hand, next to me'],
  ['English', 'alone', 'alone, i am alone, by myself, no i am alone'],
  ['English', 'with_someone', 'not alone, my roommate, yes my sister is here, my mother can come'],
  ['English', 'nobody', 'nobody, no one, there is no one'],
  ['English', 'cannot_talk', "can't talk now, i cant speak, they can hear me"],
  ['Hindi', 'now', 'अभी, आज रात'],
  ['Hindi', 'later', 'बाद में, कल'],
  ['Hindi', 'with_me', 'मेरे पास है, मेरे हाथ में'],
  ['Hindi', 'alone', 'अकेला हूँ, अकेली'],
  ['Hindi', 'with_someone', 'अकेला नहीं हूँ, मम्मी हैं, दोस्त आ सकता है'],
  ['Hindi', 'nobody', 'कोई नहीं, कोई भी नहीं है'],
  ['Hindi', 'cannot_talk', 'बात नहीं कर सकती, कोई सुन लेगा'],
  ['Latin Hindi', 'now', 'abhi, aaj raat ko'],
  ['Latin Hindi', 'later', 'baad mein, kal'],
  ['Latin Hindi', 'with_me', 'mere paas hai, hath me hai'],
  ['Latin Hindi', 'alone', 'akela hu, main akeli hoon'],
  ['Latin Hindi', 'with_someone', 'akela nahi hu, mummy hai, dost aa sakta hai'],
  ['Latin Hindi', 'nobody', 'koi nahi, koi nhi hai'],
  ['Latin Hindi', 'cannot_talk', 'baat nahi kar sakta, bol nhi sakti'],
]

test.each(tableOf(saying))("'%s' in %s says %s", (text, _language, concept) => {
  expect([...hear(text).says]).toContain(concept)
})

test.each<[text: string, concept: Concept]>([
  ['not alone', 'alone'],
  ['akela nahi hu', 'alone'],
  ['not tonight', 'now'],
  ['अभी नहीं', 'now'],
  ['no pills', 'means'],
  ['मेरे पास नहीं है', 'with_me'],
  ['it is not with me', 'with_me'],
])("'%s' does not say %s", (text, concept) => {
  expect([...hear(text).says]).not.toContain(concept)
})

test.each([
  ['7', 7],
  ['ten', 10],
  ['७', 7],
  ['৭', 7],
  ['teen', 3],
  ['do you', null],
  ['saat', 7],
  ['पाँच', 5],
  ['௮', 8],
  ['20', 20],
  ['i feel nothing like before', null],
])("'%s' names the number %s", (text, number) => {
  expect(hear(text).number).toBe(number)
})

test("'the first one' and 'दूसरा' name a place in a row", () => {
  expect(hear('the first one').ordinal).toBe(1)
  expect(hear('दूसरा').ordinal).toBe(2)
})
