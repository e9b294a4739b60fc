import { expect, test } from 'vitest'
import openAi from './__fixtures__/openai-verbose.json'
import { readVerboseTranscription } from './read-verbose-transcription'

test('how sure the engine was comes from its log-probabilities, longer stretches weighing more', () => {
  const expected = (Math.exp(-0.12) * 2.2 + Math.exp(-0.31) * 3.2) / 5.4
  expect(readVerboseTranscription(openAi)?.confidence).toBeCloseTo(expected, 9)
})

test('words made up in silence are dropped', () => {
  const silence = { start: 6, end: 9, text: ' Thank you for watching!', avg_logprob: -1.2, no_speech_prob: 0.8 }
  const withSilence = {
    ...openAi,
    text: `${openAi.text} Thank you for watching!`,
    segments: [...openAi.segments, silence],
  }
  expect(readVerboseTranscription(withSilence)).toEqual(readVerboseTranscription(openAi))
  expect(readVerboseTranscription({ text: silence.text, segments: [silence] })).toMatchObject({
    text: '',
    confidence: null,
    durationSeconds: 9,
  })
})

test('a quiet word that the engine was sure of, and one it was not sure of but heard, both stay', () => {
  const segments = [
    { start: 0, end: 1, text: 'Yes.', avg_logprob: -0.5, no_speech_prob: 0.9 },
    { start: 1, end: 2, text: 'No.', avg_logprob: -1.5, no_speech_prob: 0.1 },
  ]
  expect(readVerboseTranscription({ text: 'Yes. No.', segments })?.text).toBe('Yes. No.')
})

test.each([null, [], 'text', {}, { text: null }, { error: { message: 'no' } }])('%j is no transcription', (answer) => {
  expect(readVerboseTranscription(answer)).toBeNull()
})
