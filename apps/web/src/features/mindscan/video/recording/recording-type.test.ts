import { expect, test } from 'vitest'
import { chooseRecordingType, nameOfRecording } from './recording-type'

test.each([
  ['a browser that records everything', () => true, 'video/webm;codecs=vp9,opus'],
  ['one without vp9', (type: string) => !type.includes('vp9'), 'video/webm;codecs=vp8,opus'],
  ['one that knows the container alone', (type: string) => type === 'video/webm', 'video/webm'],
  [
    'one that records MP4 only',
    (type: string) => type.startsWith('video/mp4'),
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  ],
  ['one that says no to all of them', () => false, undefined],
])('%s', (_, isSupported, type) => {
  expect(chooseRecordingType(isSupported)).toBe(type)
})

test.each([
  ['video/webm;codecs=vp8,opus', 'recording.webm'],
  ['video/mp4;codecs=avc1', 'recording.mp4'],
  ['', 'recording.webm'],
])('a recording of type "%s" is named %s', (type, name) => {
  expect(nameOfRecording(type)).toBe(name)
})
