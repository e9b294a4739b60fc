import { emotionFamilies } from '@maitri/domain'
import { expect, test } from 'vitest'
import done from './__fixtures__/operation-done.json'
import specShape from './__fixtures__/spec-shape.json'
import { annotationResults, readAnnotations } from './read-annotations'

const read = (answer: { annotationResults: unknown }, shape: 'today' | 'specification' = 'today') =>
  readAnnotations({ annotationResults: annotationResults.parse(answer.annotationResults) }, shape)

const withFaces = (...faceDetectionAnnotations: unknown[]) => ({ annotationResults: [{ faceDetectionAnnotations }] })

test("today's answer has words and smiles, and no emotion is made of a smile", () => {
  expect(read(done.response)).toEqual({
    emotions: null,
    transcript: 'I feel calm today, but work was stressful.',
    smilingShare: 1,
  })
})

test("emotions of the specification's shape are summed over all frames and become percentages", () => {
  expect(read(specShape, 'specification')).toEqual({
    emotions: { joy: 50, sorrow: 5, anger: 2.5, surprise: 2.5, neutral: 40 },
    transcript: 'I feel calm today.',
    smilingShare: null,
  })
})

test.each([
  ['no face', { annotationResults: [{}] }],
  ['no result', { annotationResults: [] }],
  ['frames without scores', withFaces({ frames: [{ emotions: {} }, { emotions: { joy: {} } }] })],
])("the specification's shape with %s has every emotion at 0", (_, answer) => {
  expect(read(answer, 'specification').emotions).toEqual(Object.fromEntries(emotionFamilies.map((name) => [name, 0])))
})

test("today's answer without faces has neither emotions nor smiles", () => {
  expect(read({ annotationResults: [{}] })).toEqual({ emotions: null, transcript: '', smilingShare: null })
  expect(read({ annotationResults: [] })).toEqual({ emotions: null, transcript: '', smilingShare: null })
})

test.each(['today', 'specification'] as const)('the beta of 2018 has no emotions of ours, read as of %s', (shape) => {
  const beta = withFaces({ frames: [{ attributes: [{ emotions: [{ emotion: 'ELATION', score: 0.9 }] }] }] })
  expect(read(beta, shape).emotions).toBeNull()
})

test("today's faces answered at once have no emotions either", () => {
  expect(read(done.response, 'specification').emotions).toBeNull()
})

test('smiles are counted over the moments in which a face was looked at for one', () => {
  const seen = (confidence?: number) => ({ attributes: [{ name: 'smiling', confidence }, { name: 'glasses' }] })
  const answer = withFaces(
    { tracks: [{ timestampedObjects: [seen(0.9), seen(0.51), seen(0.5), seen()] }] },
    { tracks: [{ timestampedObjects: [{ attributes: [{ name: 'mouth_open', confidence: 1 }] }, {}] }, {}] },
  )
  expect(read(answer).smilingShare).toBe(0.5)
})

test('what was said is joined over the parts, and a part without words is passed over', () => {
  const said = (...transcripts: (string | undefined)[]) => ({
    alternatives: transcripts.map((transcript) => ({ transcript })),
  })
  const speechTranscriptions = [said('First. ', 'Furst.'), said(undefined), {}, said(' Second.')]
  expect(read({ annotationResults: [{ speechTranscriptions }, { speechTranscriptions: [said('Third.')] }] })).toEqual({
    emotions: null,
    transcript: 'First. Second. Third.',
    smilingShare: null,
  })
})
