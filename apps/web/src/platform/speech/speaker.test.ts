import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSpeaker } from './speaker'

class Utterance {
  voice: unknown = null
  lang = ''
  onstart = () => undefined
  onend = () => undefined
  onerror: (event: { error: string }) => void = () => undefined
  constructor(readonly text: string) {}
}

/** The browser's speech, played by the test. */
function platform() {
  const spoken: Utterance[] = []
  const synthesis = { speak: (utterance: Utterance) => spoken.push(utterance), cancel: vi.fn() }
  return { spoken, synthesis: synthesis as unknown as SpeechSynthesis, last: () => spoken.at(-1) as Utterance }
}

const voice = { lang: 'hi-IN' } as SpeechSynthesisVoice

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a text is read sentence by sentence, in the language of its voice', () => {
  const { synthesis, spoken, last } = platform()
  createSpeaker(synthesis, () => undefined).speak('One thing. और दूसरी। Three?', voice)
  expect(spoken).toHaveLength(1)
  last().onend()
  last().onend()
  expect(spoken.map(({ text }) => text)).toEqual(['One thing.', 'और दूसरी।', 'Three?'])
  expect(last().lang).toBe('hi-IN')
})

test('what comes meanwhile is read after it', () => {
  const { synthesis, spoken, last } = platform()
  const speaker = createSpeaker(synthesis, () => undefined)
  speaker.speak('One.', voice)
  speaker.speak('Two.', voice)
  expect(spoken).toHaveLength(1)
  last().onend()
  expect(last().text).toBe('Two.')
})

test('it is told once everything has been read, and not when it was stopped', () => {
  const onDone = vi.fn()
  const { synthesis, last } = platform()
  const speaker = createSpeaker(synthesis, () => undefined, onDone)
  speaker.speak('One. Two.', voice)
  last().onend()
  expect(onDone).not.toHaveBeenCalled()
  last().onend()
  expect(onDone).toHaveBeenCalledOnce()
  speaker.speak('Three.', voice)
  speaker.stop()
  last().onend()
  expect(onDone).toHaveBeenCalledOnce()
})

test('a platform that stays silent for three seconds has failed, and one that spoke has not', () => {
  const onFail = vi.fn()
  const { synthesis, last } = platform()
  const speaker = createSpeaker(synthesis, onFail)
  speaker.speak('One. Two.', voice)
  last().onstart()
  vi.advanceTimersByTime(10_000)
  expect(onFail).not.toHaveBeenCalled()
  last().onend()
  vi.advanceTimersByTime(3_000)
  expect(onFail).toHaveBeenCalledOnce()
})

test('an error of the platform is told; being stopped is none', () => {
  const onFail = vi.fn()
  const { synthesis, spoken, last } = platform()
  const speaker = createSpeaker(synthesis, onFail)
  speaker.speak('One. Two.', voice)
  const first = last()
  speaker.stop()
  first.onerror({ error: 'canceled' })
  first.onend()
  expect(spoken).toHaveLength(1)
  expect(onFail).not.toHaveBeenCalled()
  speaker.speak('Three.', voice)
  last().onerror({ error: 'synthesis-failed' })
  expect(onFail).toHaveBeenCalledOnce()
})
