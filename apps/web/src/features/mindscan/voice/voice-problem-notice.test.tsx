import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { VoiceProblem } from './voice-problem'
import { VoiceProblemNotice } from './voice-problem-notice'

test.each<[VoiceProblem, string | RegExp]>([
  [{ key: 'no_speech' }, 'No speech detected within the time limit'],
  [{ key: 'nothing_heard' }, "Couldn't transcribe audio. This may be due to your browser or microphone settings."],
  [
    { key: 'failed', error: 'network' },
    'Speech recognition error: network. Please try again or use a different browser like Chrome or Edge.',
  ],
  [
    { key: 'failed', error: 'already started' },
    'Speech recognition error: already started. Please try again or use a different browser like Chrome or Edge.',
  ],
  [{ key: 'failed', error: 'not-allowed' }, /You can allow it next to the web address/],
  [{ key: 'failed', error: 'audio-capture' }, /We couldn't find a microphone/],
  [{ key: 'failed', error: 'language-not-supported' }, /can't recognise speech in the language you chose/],
  [{ key: 'gate_missing' }, /we aren't listening yet.*14416/],
  [{ key: 'cannot_record' }, /We couldn't use the microphone/],
])('%j is told in words, at once', async (problem, words) => {
  render(
    <Suspense>
      <VoiceProblemNotice problem={problem} />
    </Suspense>,
  )
  expect((await screen.findByRole('alert')).contains(screen.getByText(words))).toBe(true)
})

test('ten minutes are no mistake, and nothing interrupts', async () => {
  render(
    <Suspense>
      <VoiceProblemNotice problem={{ key: 'time_up' }} />
    </Suspense>,
  )
  expect((await screen.findByRole('status')).textContent).toMatch(/Everything we heard is here/)
})
