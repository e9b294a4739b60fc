import { recordingMaxBytes } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-client'
import { checkAudioFile, transcriptionProblem } from './transcription-problem'

const failed = (kind: 'rate_limited' | 'timeout' | 'network' | 'invalid_response', status?: number) =>
  new ApiError('provider_failed', { provider: { provider: 'gladia', kind, ...(status && { status }) } })

test.each([
  [failed('rate_limited', 429), { key: 'api_error', status: 429 }],
  [failed('timeout'), { key: 'no_response' }],
  [failed('network'), { key: 'no_response' }],
  [failed('invalid_response'), { key: 'empty' }],
  [new ApiError('network'), { key: 'no_response' }],
  [new ApiError('unavailable'), { key: 'no_response' }],
  [new ApiError('payload_too_large'), { key: 'other', code: 'payload_too_large' }],
])('a refusal (%s) is told as %j', (error, problem) => {
  expect(transcriptionProblem(error)).toEqual(problem)
})

const fileOf = (type: string, size = 10) =>
  Object.defineProperty(new File(['x'], 'a', { type }), 'size', { value: size })

test.each([
  [fileOf('audio/mpeg'), null],
  [fileOf('audio/webm;codecs=opus'), null],
  [fileOf('video/mp4'), { key: 'not_audio' }],
  [fileOf(''), { key: 'not_audio' }],
  [fileOf('audio/wav', recordingMaxBytes), null],
  [fileOf('audio/wav', recordingMaxBytes + 1), { key: 'too_large' }],
])('a file is checked by its type and size', (file, problem) => {
  expect(checkAudioFile(file)).toEqual(problem)
})
