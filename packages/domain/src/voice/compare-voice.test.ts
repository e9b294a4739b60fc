import { expect, test } from 'vitest'
import { compareVoice, type VoiceFacts, voiceFactsOf } from './compare-voice'

const usual: VoiceFacts = {
  speechSeconds: 60,
  pauses: 10,
  pauseSeconds: 6,
  loudnessVariation: 5,
  pitchVariation: 3,
  wordsPerMinute: 140,
}
const { wordsPerMinute: _rate, ...measure } = usual

test('the rate is words for each minute of speech; a few words have none', () => {
  expect(voiceFactsOf({ ...measure, speechSeconds: 30 }, 70).wordsPerMinute).toBe(140)
  expect(voiceFactsOf(measure, 4).wordsPerMinute).toBeNull()
})

test('one earlier recording is compared with nothing', () => {
  expect(compareVoice(usual, [usual])).toEqual({})
})

test('a small difference is named none, a clear one is, beside the last five at most', () => {
  const earlier = Array.from({ length: 7 }, () => usual)
  const now = { ...usual, wordsPerMinute: 120, pauses: 11, loudnessVariation: 7, pitchVariation: 2 }
  expect(compareVoice(now, earlier)).toEqual({
    rate: { change: 'less', recordings: 5 },
    pauses: { change: 'same', recordings: 5 },
    loudness: { change: 'more', recordings: 5 },
    pitch: { change: 'less', recordings: 5 },
  })
})

test('what was not measured is left out', () => {
  const compared = compareVoice({ ...usual, pitchVariation: null }, [usual, { ...usual, wordsPerMinute: null }])
  expect(Object.keys(compared)).toEqual(['pauses', 'loudness'])
})
