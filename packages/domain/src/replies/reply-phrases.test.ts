import { expect, test } from 'vitest'
import { labelledPhrases, replyPhraseSets } from './__phrases__'
import { ruleClasses } from './reply-kind'
import { replyTo } from './reply-to'

test.each(replyPhraseSets)('$name: the messages tuned on get the reply they deserve', ({ language, phrases }) => {
  const labelled = labelledPhrases(phrases, 'tuning')
  const wrong = labelled
    .map(({ text, kind }) => ({ text, kind, got: replyTo(text, { language }).kind }))
    .filter(({ kind, got }) => kind !== got)
  expect(wrong).toEqual([])
})

test.each(replyPhraseSets)('$name: under any interface language the reply is the same', ({ phrases }) => {
  for (const { text } of labelledPhrases(phrases, 'tuning')) {
    expect(replyTo(text, { language: 'en' })).toEqual(replyTo(text, { language: 'ta' }))
  }
})

test.each(replyPhraseSets)('$name: the set holds enough of every class', ({ name, phrases }) => {
  const all = [...labelledPhrases(phrases, 'tuning'), ...labelledPhrases(phrases, 'held_out')]
  const least = name === 'english' ? 10 : 4
  for (const kind of [...ruleClasses, 'generic' as const]) {
    expect(all.filter((phrase) => phrase.kind === kind).length, kind).toBeGreaterThanOrEqual(least)
  }
})
