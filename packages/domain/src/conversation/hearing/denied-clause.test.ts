import { expect, test } from 'vitest'
import { deniedClause } from './denied-clause'

test.each([
  ['ragging nahi, loan ka hai', 'loan ka hai'],
  ['ঝগড়া না, বাবা অসুস্থ', 'বাবা অসুস্থ'],
  ['ದುಡ್ಡಲ್ಲ, ಎದೆಹಾಲು', 'ಎದೆಹಾಲು'],
  ['no, she is ill', 'she is ill'],
  ['not the office, my marriage', 'my marriage'],
  ['my manager shouted, then left', null],
  ['he does not talk to me at all, and i wait', null],
  ['no energy', null],
])("after the denial in '%s' stands: %s", (text, rest) => {
  expect(deniedClause(text)?.rest ?? null).toBe(rest)
})
