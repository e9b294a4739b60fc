import { lightTips } from '@maitri/domain'
import { expect, test } from 'vitest'
import { isMarked, leadingWord, shownOf, summaryOf } from '../../data/reading'
import { buildTextAnalysis, buildVideoAnalysis } from '../../testing/build-analysis'
import { changeBetween } from './history/compare/change-between'
import { readText } from './read-text'
import { tipsShown } from './result/tips-shown'

test.each([
  "Some days I think he would be better off. But he smiles at me, and I love him, and he laughs so happily that it's wonderful",
  'I gave birth three weeks ago and everyone is happy and celebrates, my baby is lovely, but I feel nothing when I hold my baby',
  "I'm a burden on my family. They love me, they are so kind and supportive and happy and I am grateful",
  'I feel hopeless even though I have a great job and wonderful friends and a lovely family who are proud of me',
  'I had a panic attack today, and then I was happy and grateful, my friends were wonderful and I felt loved and calm',
])('S9, S23: no light sentence and no light tip stands over "%s"', (text) => {
  const body = readText(text, 'en')
  expect(['heavy', 'negative']).toContain(summaryOf(body))
  const { emotions } = shownOf(body)
  expect(tipsShown(body).filter((tip) => lightTips.has(tip))).toEqual([])
  expect(emotions).not.toContain('happy')
  expect(isMarked(buildVideoAnalysis({ transcription: text }))).toBe(true)
})

test('S23: what the gate marks is not called lighter than another reading', () => {
  const at = (text: string, score: number) => ({
    id: text,
    occurredAt: '2026-11-21T08:00:00.000Z',
    body: buildTextAnalysis({ text, score, enough: true }),
  })
  expect(changeBetween(at('a day like others', -0.5), at('I feel hopeless', 0.5))).toEqual({ key: 'needs_help' })
})

test('the own word leads heading and tips, whatever was counted', () => {
  const body = { ...readText('It was a good and happy day with my lovely friends', 'en'), ownWord: 'lonely' as const }
  expect(leadingWord(body)).toBe('lonely')
  expect(tipsShown(body)).toContain('tell_one_person')
  expect(tipsShown(body).filter((tip) => lightTips.has(tip))).toEqual([])
})

test('S9: a pleasant word of their own does not stand over words that the gate marks', () => {
  expect(leadingWord(buildTextAnalysis({ text: 'I feel hopeless', ownWord: 'happy' }))).toBeNull()
  expect(leadingWord(buildTextAnalysis({ text: 'I feel hopeless', ownWord: 'numb' }))).toBe('numb')
  expect(leadingWord(buildTextAnalysis({ text: 'I want to die', ownWord: 'sad' }))).toBeNull()
})
