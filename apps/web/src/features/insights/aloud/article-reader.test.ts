import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Aloud, createArticleReader } from './article-reader'
import { spokenSections } from './spoken-sections'

class Utterance {
  onstart = () => undefined
  onend = () => undefined
  onerror: (event: { error: string }) => void = () => undefined
  constructor(readonly text: string) {}
}

const sections = spokenSections(
  {
    sections: [
      { heading: 'The heart', blocks: [{ text: 'It quickens. [1] It slows, by 2.5 beats. [2]' }] },
      { heading: 'To try', blocks: [{ list: ['Sit down.', 'Breathe out [10]'] }] },
    ],
  },
  'en',
)

function begin() {
  const spoken: Utterance[] = []
  const heard: Aloud[] = []
  const synthesis = { speak: (utterance: Utterance) => spoken.push(utterance), cancel: vi.fn() }
  const reader = createArticleReader({
    synthesis: synthesis as unknown as SpeechSynthesis,
    voice: { lang: 'en-IN' } as SpeechSynthesisVoice,
    sections,
    onChange: (aloud) => heard.push(aloud),
  })
  reader.begin()
  const finish = () => spoken.at(-1)?.onend()
  return { reader, spoken, finish, now: () => heard.at(-1), texts: () => spoken.map(({ text }) => text), synthesis }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an article is read heading by heading and sentence by sentence, and no number of a source is', () => {
  const { finish, texts, now } = begin()
  expect(now()).toEqual({ state: 'reading', section: 0 })
  for (let count = 0; now()?.state === 'reading' && count < 20; count += 1) finish()
  expect(texts().join(' ')).toBe('The heart It quickens. It slows, by 2. 5 beats. To try Sit down. Breathe out')
  expect(now(), 'after the last sentence it is over').toEqual({ state: 'off' })
})

test('the section that is read is told as soon as its heading is', () => {
  const { finish, now, texts } = begin()
  while (texts().at(-1) !== 'To try') finish()
  expect(now()).toEqual({ state: 'reading', section: 1 })
})

test('after a pause the sentence begins anew; after Stop the article does', () => {
  const { reader, finish, now, texts } = begin()
  finish()
  expect(texts().at(-1)).toBe('It quickens.')
  reader.pause()
  expect(now()).toEqual({ state: 'paused', section: 0 })
  finish()
  expect(texts(), 'what a stopped voice still says moves nothing on').toHaveLength(2)
  reader.resume()
  expect(texts().at(-1)).toBe('It quickens.')
  reader.stop()
  expect(now()).toEqual({ state: 'off' })
  reader.begin()
  expect(texts().at(-1)).toBe('The heart')
})

test('a platform that stays silent is told, and can be tried again from the beginning', () => {
  const { reader, now, texts } = begin()
  vi.advanceTimersByTime(3_000)
  expect(now()).toEqual({ state: 'failed' })
  reader.begin()
  expect(now()).toEqual({ state: 'reading', section: 0 })
  expect(texts().at(-1)).toBe('The heart')
})
