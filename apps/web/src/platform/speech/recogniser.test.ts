import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRecogniser, type ListeningEnd, listeningLimitMs, silenceLimitMs } from './recogniser'
import { scriptedRecognition } from './scripted-recognition'
import { browserMaker, isHeardOnDevice, speechTag } from './speech-recognition'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listen({ isOnDevice = false } = {}) {
  const script = scriptedRecognition()
  const seen: string[] = []
  const ends: { end: ListeningEnd; text: string }[] = []
  const recogniser = createRecogniser({
    recognition: script.recognition,
    tag: 'en-US',
    isOnDevice,
    onWords: ({ settled, interim }) => seen.push(`${settled}|${interim}`),
    onEnd: (end, text) => ends.push({ end, text }),
  })
  recogniser.start()
  return { ...script, recogniser, seen, ends }
}

/** Long enough that a restart is no sign of trouble. */
const speakForAWhile = () => vi.advanceTimersByTime(5_000)

test('listening is continuous, tells interim words, and is in the language asked for', () => {
  const { latest } = listen()
  expect(latest()).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true, processLocally: false })
  expect(listen({ isOnDevice: true }).latest().processLocally).toBe(true)
})

test('words are told as they arrive, and all settled ones are collected until Stop', () => {
  const { hear, seen, ends, recogniser } = listen()
  hear({ text: 'my exam', isFinal: false })
  hear({ text: 'my exam is close' })
  hear({ text: 'my exam is close' }, { text: ' and I', isFinal: false })
  hear({ text: 'my exam is close' }, { text: ' and I am tired' })
  recogniser.stop()
  expect(seen).toEqual(['|my exam', 'my exam is close|', 'my exam is close|and I', 'my exam is close and I am tired|'])
  expect(ends).toEqual([{ end: { reason: 'stopped' }, text: 'my exam is close and I am tired' }])
})

test('a pause that makes the platform end does not end the recording, and no word is lost over many restarts', () => {
  const { hear, end, fail, runs, ends, recogniser } = listen()
  const sentences = ['the train was late', 'my mother called', 'then it rained', 'and I slept badly']
  for (const sentence of sentences) {
    hear({ text: sentence })
    speakForAWhile()
    end()
  }
  speakForAWhile()
  fail('no-speech')
  speakForAWhile()
  hear({ text: 'that is all' })
  recogniser.stop()
  expect(runs).toHaveLength(sentences.length + 2)
  expect(ends).toEqual([{ end: { reason: 'stopped' }, text: `${sentences.join(' ')} that is all` }])
})

test('words that were not settled when the platform ended are kept as they were heard', () => {
  const { hear, end, ends, seen, recogniser } = listen()
  hear({ text: 'I could not' }, { text: 'sleep at all', isFinal: false })
  speakForAWhile()
  end()
  expect(seen.at(-1)).toBe('I could not sleep at all|')
  hear({ text: 'again' })
  recogniser.stop()
  expect(ends[0]?.text).toBe('I could not sleep at all again')
})

test('where the growing guesses of a phone all call themselves final, no word is said twice and none is lost', () => {
  const { hear, recogniser, ends } = listen()
  hear(
    { text: 'no', confidence: 0 },
    { text: 'no I', confidence: 0 },
    { text: 'no I am fine', confidence: 0.9 },
    { text: 'no really', confidence: 0.9 },
  )
  recogniser.stop()
  expect(ends[0]?.text).toBe('no I am fine no really')
})

test('the last words may come after Stop; a platform that then never ends is not waited for', () => {
  const { hear, latest, ends, recogniser } = listen()
  latest().stop = () => undefined
  hear({ text: 'one' })
  recogniser.stop()
  expect(ends).toEqual([])
  hear({ text: 'one' }, { text: 'two' })
  vi.advanceTimersByTime(2_000)
  expect(ends).toEqual([{ end: { reason: 'stopped' }, text: 'one two' }])
})

describe('limits', () => {
  test('thirty seconds without any speech end it, over restarts too', () => {
    const { fail, ends, latest } = listen()
    vi.advanceTimersByTime(8_000)
    fail('no-speech')
    vi.advanceTimersByTime(silenceLimitMs - 8_001)
    expect(ends).toEqual([])
    vi.advanceTimersByTime(1)
    expect(ends).toEqual([{ end: { reason: 'no_speech' }, text: '' }])
    expect(latest().isOn).toBe(false)
  })

  test('once something was heard, silence does not end it any more; ten minutes do, and keep every word', () => {
    const { hear, ends } = listen()
    vi.advanceTimersByTime(silenceLimitMs - 1)
    hear({ text: 'here I am', isFinal: false })
    vi.advanceTimersByTime(listeningLimitMs - silenceLimitMs)
    expect(ends).toEqual([])
    vi.advanceTimersByTime(1)
    expect(ends).toEqual([{ end: { reason: 'time_up' }, text: 'here I am' }])
  })

  test('a platform that ends at once, again and again, is given up', () => {
    const { end, runs, ends } = listen()
    for (let tries = 0; tries < 20 && ends.length === 0; tries += 1) {
      end()
      vi.advanceTimersByTime(300)
    }
    expect(ends).toEqual([{ end: { reason: 'failed', error: 'aborted' }, text: '' }])
    expect(runs.length).toBeLessThan(12)
  })
})

describe('failures', () => {
  test.each(['network', 'not-allowed', 'audio-capture', 'service-not-allowed', 'language-not-supported'])(
    '%s ends it, and what was heard before is kept',
    (error) => {
      const { hear, fail, ends, runs } = listen()
      hear({ text: 'before it broke' })
      fail(error)
      expect(ends).toEqual([{ end: { reason: 'failed', error }, text: 'before it broke' }])
      expect(runs).toHaveLength(1)
    },
  )

  test('a start that is refused is told with its own words', () => {
    const script = scriptedRecognition()
    script.refuse(new Error('already started'))
    const ends: ListeningEnd[] = []
    const { recognition } = script
    createRecogniser({
      recognition,
      tag: 'hi-IN',
      isOnDevice: false,
      onWords: () => undefined,
      onEnd: (end) => ends.push(end),
    }).start()
    expect(ends).toEqual([{ reason: 'failed', error: 'already started' }])
  })

  test('"aborted" after Stop is no failure', () => {
    const { fail, latest, recogniser, ends } = listen()
    latest().stop = () => fail('aborted')
    recogniser.stop()
    expect(ends).toEqual([{ end: { reason: 'stopped' }, text: '' }])
  })
})

test('what is cancelled says nothing more and stops listening', () => {
  const { hear, recogniser, latest, ends } = listen()
  hear({ text: 'never mind' })
  recogniser.cancel()
  expect(latest().isOn).toBe(false)
  vi.advanceTimersByTime(listeningLimitMs)
  expect(ends).toEqual([])
})

test.each([
  ['en', 'en-US'],
  ['hi', 'hi-IN'],
  ['ta', 'ta-IN'],
] as const)('%s is listened to as %s', (language, tag) => {
  expect(speechTag(language)).toBe(tag)
})

test.each([
  ['available', true],
  ['downloadable', false],
  ['unavailable', false],
])('a browser whose own recognition is %s hears on the device: %s', async (availability, isOnDevice) => {
  expect(await isHeardOnDevice(scriptedRecognition({ availability }).recognition, 'en')).toBe(isOnDevice)
  expect(await isHeardOnDevice(scriptedRecognition().recognition, 'en')).toBe(false)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'google'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'microsoft'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15', 'apple'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_4) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1', 'apple'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/140.0 SamsungBrowser/25.0 Mobile Safari/537.36', 'other'],
  ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'other'],
])('%s sends sound to: %s', (userAgent, maker) => {
  expect(browserMaker(userAgent)).toBe(maker)
})
