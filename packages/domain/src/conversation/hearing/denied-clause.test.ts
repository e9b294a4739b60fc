import { expect, test } from 'vitest'
import { deniedClause, withoutDenied } from './denied-clause'

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

test.each([
  ["it's not about the exam, it is my father", "it's , it is my father"],
  ['exam kaadu, job lo first day', ', job lo first day'],
  ['main ghar chhodne ki baat nahi kar raha, agent aa gaye to', 'kar raha, agent aa gaye to'],
  ['शादी की बात नहीं, नौकरी चाहिए', ', नौकरी चाहिए'],
  ['பரீட்சை பத்தி இல்ல, வேலை பத்தி', ', வேலை பத்தி'],
  ['ಪರೀಕ್ಷೆ ಬಗ್ಗೆ ಅಲ್ಲ, ಕೆಲಸ', ', ಕೆಲಸ'],
  ['no exams bro i am working', ''],
  ['stop with the marks. i have a job', '. i have a job'],
  ['forget exam. am i a bad friend', '. am i a bad friend'],
  ['nenu dabbu gurinchi adagaledu, amma gurinchi', ', amma gurinchi'],
  ['i have no money', 'i have no money'],
  ['my exam is on monday', 'my exam is on monday'],
])('%s: what it is not about is left out', (text, rest) => {
  expect(withoutDenied(text)).toBe(rest)
})
