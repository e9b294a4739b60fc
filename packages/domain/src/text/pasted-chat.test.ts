import { expect, test } from 'vitest'
import { readPastedChat } from './pasted-chat'

const copied = `[12/03/26, 10:45:10 pm] Amma: Why did you not call
You never call
[12/03/26, 10:46:01 pm] Ravi: Sorry, long day
[12/03/26, 10:47 pm] Amma: ok`

test.each([
  ['copied from a phone', copied],
  [
    'exported',
    `12/03/2026, 10:44 pm - Messages and calls are end-to-end encrypted.
12/03/2026, 10:45 pm - Amma: Why did you not call
You never call
12/03/2026, 10:46 pm - Ravi: Sorry, long day
12/03/2026, 10:47 pm - Amma: ok`,
  ],
  [
    'with times alone',
    '[10:45 pm] Amma: Why did you not call\nYou never call\n22:46 - Ravi: Sorry, long day\n10.47 pm - Amma: ok',
  ],
  ['without times', 'Amma: Why did you not call\nYou never call\nRavi: Sorry, long day\nAmma: ok'],
])('a chat %s is taken apart into who said what', (_, text) => {
  const chat = readPastedChat(text)
  expect(chat?.speakers).toEqual(['Amma', 'Ravi'])
  expect(chat?.linesOf('Ravi')).toBe('Sorry, long day')
  expect(chat?.linesOf('Amma')).toBe('Why did you not call\nYou never call\nok')
})

test('names in Indian scripts are names', () => {
  expect(readPastedChat('அம்மா: எங்கே இருக்கிறாய்\nநான்: வேலையில்\nஅம்மா: சரி')?.speakers).toEqual(['அம்மா', 'நான்'])
})

test.each([
  'I am tired: everything hurts',
  'Today: work\nTomorrow: rest',
  'I read it again.\n[12/03/26, 10:45 pm] Amma: you are useless\n[12/03/26, 10:46 pm] Me: ok',
  'Call at 10:45 pm - Amma: maybe',
  '',
])('"%s" is no chat', (text) => {
  expect(readPastedChat(text)).toBeNull()
})

test('a long text is read in step with its length', () => {
  const timeOf = (length: number) => {
    const text = '['.repeat(length) + '1:11 '.repeat(length / 5) + 'a'.repeat(length)
    const from = performance.now()
    readPastedChat(text)
    return performance.now() - from
  }
  timeOf(10_000)
  expect(timeOf(100_000)).toBeLessThan(200)
})
