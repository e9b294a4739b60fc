import { expect, test } from 'vitest'
import v1List from './__fixtures__/gladia-v1-json-output.json'
import v1Flat from './__fixtures__/gladia-v1-spec-shape.json'
import done from './__fixtures__/gladia-v2-done.json'
import noSpeech from './__fixtures__/gladia-v2-done-no-speech.json'
import failed from './__fixtures__/gladia-v2-error.json'
import unknownKey from './__fixtures__/gladia-v2-http-401.json'
import processing from './__fixtures__/gladia-v2-processing.json'
import { readGladiaJob } from './read-gladia-job'

const transcriptionOf = (answer: unknown) => {
  const job = readGladiaJob(answer)
  return job?.state === 'done' ? job.transcription : null
}

test('a job that runs, or failed, says so', () => {
  expect(readGladiaJob(processing)).toEqual({ state: 'running' })
  expect(readGladiaJob({ ...processing, status: 'queued' })).toEqual({ state: 'running' })
  expect(readGladiaJob(failed)).toEqual({ state: 'failed', code: 413 })
  expect(readGladiaJob({ status: 'error' })).toEqual({ state: 'failed', code: null })
})

test('longer stretches weigh more in how sure Gladia was', () => {
  expect(transcriptionOf(done)).toEqual({
    text: 'I feel calm today, but work was stressful.',
    source: 'gladia',
    language: 'en',
    durationSeconds: 6.1,
    confidence: expect.closeTo((0.92 * 2.2 + 0.81 * 3.2) / 5.4, 9),
    wordCount: 8,
  })
})

test('nobody spoke: an empty text, and no confidence in it', () => {
  const silent = { text: '', language: null, durationSeconds: 4, confidence: null, wordCount: 0, source: 'gladia' }
  expect(transcriptionOf(noSpeech)).toEqual(silent)
  expect(transcriptionOf({ status: 'done', result: { metadata: { audio_duration: 4 } } })).toEqual(silent)
  expect(transcriptionOf({ status: 'done', file: { audio_duration: 4 }, result: null })).toEqual(silent)
})

test("V1's list of segments is joined, with the language that most of them have", () => {
  expect(transcriptionOf(v1List)).toEqual({
    text: 'I feel calm today but work was stressful.',
    source: 'gladia',
    language: 'en',
    durationSeconds: 6.1,
    confidence: expect.closeTo((0.9 * 2.2 + 0.8 * 3.2) / 5.4, 9),
    wordCount: 8,
  })
  const segment = { transcription: ' x ', time_begin: 0, time_end: 1, confidence: 0.5, probability: 0.9 }
  const prediction = [segment, { ...segment, language: 'hindi' }, { ...segment, time_end: 3, language: 'hindi' }]
  expect(transcriptionOf({ prediction })).toMatchObject({
    text: 'x x x',
    language: 'hi',
    durationSeconds: 3,
    confidence: 0.5,
  })
})

test("the specification's flat shape and V1's plain text are read", () => {
  expect(transcriptionOf(v1Flat)).toMatchObject({
    language: 'en',
    durationSeconds: 6.1,
    confidence: 0.84,
    wordCount: 8,
  })
  expect(transcriptionOf({ prediction: ' Words. ' })).toMatchObject({
    text: 'Words.',
    language: null,
    confidence: null,
  })
  expect(transcriptionOf({ prediction: [] })).toMatchObject({ text: '', durationSeconds: null })
})

test.each([null, 'text', [], {}, { status: 'finished' }, { prediction: 5 }, unknownKey])('%j is no job', (answer) => {
  expect(readGladiaJob(answer)).toBeNull()
})
