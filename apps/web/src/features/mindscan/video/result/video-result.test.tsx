import { readSession, type VideoAnalysis } from '@maitri/contracts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildVideoAnalysis } from '../../../../testing/build-analysis'
import { buildUser } from '../../../../testing/build-user'
import { keepRecords } from '../../../../testing/keep-records'
import { renderApp, signedOutApi } from '../../../../testing/render-app'

const id = '00000000-0000-4000-8000-000000000001'
let people = 0

/** Mindscan of an account, opened at a stored reading of a video. */
async function openReading(overrides: Partial<VideoAnalysis>) {
  people += 1
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser({ uid: `video-${people}` }) })
  const body = buildVideoAnalysis(overrides)
  keepRecords(api, [{ collection: 'analyses', id, occurredAt: '2026-11-20T08:00:00.000Z', body }])
  const app = renderApp('/mindscan', api)
  await app.user.click(await screen.findByRole('button', { name: /^Open the result from/ }))
  await screen.findByText('Video analysis')
  return app
}

const noWords = { transcription: '', transcriptionSource: null } as const
const calm = { sentiment: 'positive', score: 1, positiveWords: 2, negativeWords: 0 } as const

test('a face is shown as shares with their words, with where they came from and over the video', async () => {
  const face = {
    frames: 24,
    framesWithFace: 18,
    framesWithHeadLowered: 2,
    timeline: [
      { atSeconds: 0.5, emotions: { joy: 0, sorrow: 60, anger: 0, surprise: 0, neutral: 40 } },
      { atSeconds: 1, emotions: null },
    ],
  }
  const emotions = { joy: 18, sorrow: 31, anger: 5, surprise: 8, neutral: 38 }
  const { user } = await openReading({
    ...noWords,
    emotions,
    dominantEmotion: 'neutral',
    emotionSource: 'face',
    usingMockEmotions: false,
    face,
  })
  expect(screen.getByRole('heading', { name: 'No clear expression.' })).toBeDefined()
  expect(screen.queryByText(/Confidence/)).toBeNull()
  await user.click(screen.getByText('What was measured'))
  expect(screen.getByRole('list', { name: 'Emotions' }).textContent).toBe('Neutral38%Sorrow31%Joy18%Surprise8%Anger5%')
  expect(screen.getByText(/We found a face in 18 of 24 frames\./)).toBeDefined()
  expect(screen.getByText(/We left out 2 frames where your head was down/)).toBeDefined()
  await user.click(screen.getByText('Show as a table'))
  expect(screen.getByRole('row', { name: '0.5 sec 0% 60% 0% 0% 40%' })).toBeDefined()
  expect(screen.getByRole('row', { name: '1.0 sec No face' })).toBeDefined()
  expect(screen.getByText(/not a diagnosis/)).toBeDefined()
  expect(screen.getByText(/saved to your account\. We don't save the video itself/)).toBeDefined()
  expect(screen.queryByText(/approximate based on speech content/)).toBeNull()
})

test('emotions from the words say so, in the words of the specification and in plain ones', async () => {
  await openReading({
    transcription: 'I am happy. I am calm.',
    transcriptionSource: 'gladia',
    emotionSource: 'words',
    usingMockEmotions: true,
    face: null,
    sentiment: calm,
  })
  expect(
    screen.getByText(
      'Note: Emotion analysis is approximate based on speech content. For better results, try a different video.',
    ),
  ).toBeDefined()
  expect(screen.getByText(/^From your words, because we didn't measure a face/)).toBeDefined()
})

test.each([
  ['gladia', 'Gladia'],
  ['google', 'Google Speech'],
  ['openai-compatible', "Maitri's speech service"],
  ['browser', 'This browser'],
] as const)('words heard by %s name it as %s', async (transcriptionSource, name) => {
  await openReading({ transcription: 'I am happy.', transcriptionSource })
  expect(screen.getByText('Heard by').nextElementSibling?.textContent).toBe(name)
})

test('the score has two decimals, the confidence one; few words have counts and no score', async () => {
  const long =
    'I am so happy and grateful tonight. The whole family ate together, my sister called from Pune, and I felt loved and calm when we laughed about our day.'
  const metadata = { language: 'en', durationSeconds: 42, confidence: 0.924, wordCount: 27 }
  const { unmount } = await openReading({
    transcription: long,
    transcriptionSource: 'gladia',
    sentiment: calm,
    metadata,
  })
  expect(screen.getByText('Score 1.00')).toBeDefined()
  expect(screen.getByText('92.4%')).toBeDefined()
  unmount()
  await openReading({
    transcription: 'I am calm and glad.',
    transcriptionSource: 'gladia',
    sentiment: calm,
    metadata: { ...metadata, confidence: 0 },
  })
  expect(screen.queryByText('Score 1.00')).toBeNull()
  expect(screen.getByText(/counts, no score/)).toBeDefined()
  expect(screen.queryByText('Confidence')).toBeNull()
})

test('a service that did not answer is said', async () => {
  await openReading({ ...noWords, usedFallback: true })
  expect(
    screen.getByText('Using simplified local analysis due to API connectivity issues. Results may be less accurate.'),
  ).toBeDefined()
})

test('words that need help bring the lines, and nothing counts as light beside them', async () => {
  await openReading({
    transcription: 'I want to die, I have no reason to live',
    transcriptionSource: 'gladia',
    emotions: { joy: 90, sorrow: 0, anger: 0, surprise: 0, neutral: 10 },
    dominantEmotion: 'joy',
  })
  expect((await screen.findAllByRole('link', { name: /14416/ })).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { name: 'What you said matters more than a percentage.' })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Emotions' })).toBeNull()
  expect(screen.queryByText(/^Sentiment/)).toBeNull()
  expect(screen.getByText('Tell one person')).toBeDefined()
})

test('their own word leads heading and tips of a video, beside what was measured', async () => {
  const { user } = await openReading({ ...noWords, ownWord: undefined })
  const row = screen.getByRole('group', { name: /How would you say it\?$/ })
  await user.click(within(row).getByRole('button', { name: 'Tired' }))
  expect(await screen.findByRole('heading', { name: 'You said: Tired.' })).toBeDefined()
  expect(screen.getByText(/^What we measured: Mostly joy/)).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Dim your evening' })).toBeDefined()
})
