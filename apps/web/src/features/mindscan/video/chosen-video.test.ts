import { expect, test } from 'vitest'
import { type ChosenVideo, checkUpload, checkVideo, isExpectedType } from './chosen-video'

const limit = 104_857_600

function buildFile(type: string, size: number): File {
  const file = new File([], 'video', { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const chosen = (size: number): ChosenVideo => ({
  file: buildFile('video/webm', size),
  samples: [],
  recordedSeconds: 12,
  hasSound: true,
})

test.each([
  ['video/mp4', 1, null],
  ['video/mp4', limit, null],
  ['video/mp4', limit + 1, 'too_large'],
  ['video/x-matroska', 1, null],
  ['audio/mpeg', 1, 'not_a_video'],
  ['', 1, 'not_a_video'],
] as const)('a file of type "%s" with %i bytes: %s', (type, size, problem) => {
  expect(checkUpload(buildFile(type, size))).toBe(problem)
})

test.each([
  ['nothing chosen', null, 'no_video'],
  ['a recording that holds nothing', chosen(0), 'no_video'],
  ['the largest that is taken', chosen(limit), null],
  ['a recording beyond the limit', chosen(limit + 1), 'too_large_for_analysis'],
] as const)('an analysis of %s', (_, video, problem) => {
  expect(checkVideo(video)).toBe(problem)
})

test.each([
  ['video/mp4', true],
  ['video/webm;codecs=vp8,opus', true],
  ['video/quicktime', true],
  ['video/x-msvideo', true],
  ['video/x-matroska', false],
])('%s is expected: %s', (type, expected) => {
  expect(isExpectedType(type)).toBe(expected)
})
