import type { ProviderFailure } from '@maitri/contracts'
import i18next, { type TFunction } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../../../../lib/api-client'
import { transcriptionFailureOf } from './transcription-failure'
import { transcriptionText } from './transcription-text'
import { type VideoFailure, videoFailureText } from './video-failure'

let t: TFunction<['video', 'errors']>
beforeAll(async () => {
  await i18next.loadNamespaces(['video', 'errors'])
  t = i18next.getFixedT('en', ['video', 'errors'])
})

const refused = (provider: ProviderFailure) => new ApiError('provider_failed', { provider })
const byGladia = (status: number, kind: ProviderFailure['kind'] = 'other') =>
  refused({ provider: 'gladia', kind, status })

test.each([
  [400, 'Gladia API error: Invalid request format. Please check your video file.'],
  [401, 'Gladia API error: API key is invalid or expired.'],
  [402, 'Gladia API error: Payment required. API usage limit may have been reached.'],
  [403, 'Gladia API error: API error: 403'],
  [413, 'Gladia API error: Video file is too large for processing.'],
  [422, 'Gladia API error: API error: 422'],
  [429, 'Gladia API error: Too many requests. Please try again later.'],
  [500, 'Gladia API error: Gladia API server error. Please try again later.'],
  [502, 'Gladia API error: Gladia API server error. Please try again later.'],
  [503, 'Gladia API error: Gladia API server error. Please try again later.'],
  [504, 'Gladia API error: Gladia API server error. Please try again later.'],
])('Gladia answers %i', (status, text) => {
  expect(transcriptionText(transcriptionFailureOf(byGladia(status), 'gladia'), t)).toBe(text)
})

test.each([
  [
    'gives no answer',
    refused({ provider: 'gladia', kind: 'timeout' }),
    'No response received from Gladia API. Please check your internet connection.',
  ],
  [
    'cannot be reached',
    new ApiError('network'),
    'No response received from Gladia API. Please check your internet connection.',
  ],
  ['answers in a shape nobody knows', byGladia(200, 'invalid_response'), 'Invalid API response from Gladia'],
  [
    'is never asked',
    new ApiError('unauthenticated'),
    'Transcription setup error: Please sign in to continue. Your text is safe.',
  ],
])('Gladia %s', (_, error, text) => {
  expect(transcriptionText(transcriptionFailureOf(error, 'gladia'), t)).toBe(`Gladia API error: ${text}`)
})

test.each([
  [429, 'Transcription error: Too many requests. Please try again later.'],
  [500, 'Transcription error: Server error. Please try again later.'],
  [404, 'Transcription error: API error: 404'],
])('another service answers %i, and Gladia is not named', (status, text) => {
  const error = refused({ provider: 'openai-compatible', kind: 'other', status })
  expect(transcriptionText(transcriptionFailureOf(error, 'openai-compatible'), t)).toBe(text)
})

test.each([
  [new ApiError('network'), 'Transcription error: No response received. Please check your internet connection.'],
  [new ApiError('payload_too_large'), 'Transcription error: Video file is too large for processing.'],
  [refused({ provider: 'openai-compatible', kind: 'invalid_response' }), 'Transcription error: Invalid API response'],
])('another service fails without a status', (error, text) => {
  expect(transcriptionText(transcriptionFailureOf(error, 'openai-compatible'), t)).toBe(text)
})

const words = (error: ApiError): VideoFailure => ({
  of: 'transcription',
  failure: transcriptionFailureOf(error, 'gladia'),
})
const cloud = (error: ApiError): VideoFailure => ({ of: 'cloud', error })
const byGoogle = (kind: ProviderFailure['kind'], status?: number) =>
  refused({ provider: 'google-video', kind, ...(status && { status }) })

test.each([
  [
    'too large',
    words(byGladia(413)),
    'Video file is too large. Please use a file smaller than 100MB for better results.',
  ],
  ['format or codec', words(byGladia(400)), 'Video format not supported. Please use MP4 or WebM format.'],
  ['network or connection', words(new ApiError('network')), 'Network error. Please check your connection'],
  ['API key', words(byGladia(401)), 'API authorization error. Please contact support.'],
  ['a short message', words(byGladia(429)), 'Gladia API error: Too many requests. Please try again later.'],
  [
    'a long message',
    words(new ApiError('forbidden_origin')),
    'Failed to analyze video. Please try again with a different video.',
  ],
  [
    'the cloud, with a status',
    cloud(byGoogle('bad_request', 400)),
    'Video analysis API error: 400. Please try again with a different video.',
  ],
  ['the cloud, out of reach', cloud(byGoogle('network')), 'Network error. Please check your connection'],
  [
    'the cloud, too large',
    cloud(new ApiError('payload_too_large')),
    'Video file is too large. Please use a file smaller than 100MB for better results.',
  ],
  [
    'the cloud, without a reason',
    cloud(byGoogle('other')),
    'Failed to analyze video. Please try again with a different video.',
  ],
  [
    'sound without a picture',
    { of: 'video', reason: 'no_picture' },
    'This file has sound but no picture. Please choose a video that shows you.',
  ],
  [
    'a video that is not known',
    { of: 'video', reason: 'unsupported' },
    'Video format not supported. Please use MP4 or WebM format.',
  ],
  [
    'a video that is broken',
    { of: 'video', reason: 'unreadable' },
    'Failed to convert video for analysis. Please try a different video file.',
  ],
] satisfies [string, VideoFailure, string][])('what a person reads of %s', (_, failure, text) => {
  expect(videoFailureText(failure, t).shown).toBe(text)
})

test('what the service answered stands in the wrapper of the catalogue', () => {
  expect(videoFailureText(words(byGladia(402)), t).answered).toBe(
    'Failed to analyze video: Gladia API error: Payment required. API usage limit may have been reached. Please try again with a different video.',
  )
})

test.each([
  ['words', words(new ApiError('too_many_requests'))],
  ['the whole video', cloud(new ApiError('too_many_requests'))],
])("Maitri's own limit on %s names no service and asks for no other video", (_, failure) => {
  expect(videoFailureText(failure, t)).toEqual({
    shown: "That's a lot of videos at once. Please wait a few minutes and try again.",
    answered: null,
  })
})
