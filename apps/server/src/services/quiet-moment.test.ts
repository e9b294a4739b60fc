import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQuietMoment } from './quiet-moment'

const inAnHour = () => performance.now() + 3_600_000

test('a quiet moment is there at once where nobody asked, and comes once the last request is long enough ago', async () => {
  const quiet = createQuietMoment({ quietMs: 60 })
  await quiet.wait({ latest: inAnHour() })
  quiet.noteRequest()
  let isQuiet = false
  const waiting = quiet.wait({ latest: inAnHour() }).then(() => {
    isQuiet = true
  })
  for (let count = 0; count < 5; count += 1) {
    await wait(10)
    quiet.noteRequest()
    expect(isQuiet).toBe(false)
  }
  const lastAt = performance.now()
  await waiting
  expect(performance.now() - lastAt).toBeGreaterThan(50)
})

test('where somebody always asks, it is given up in time, and at the end of the server', async () => {
  const quiet = createQuietMoment({ quietMs: 3_600_000 })
  quiet.noteRequest()
  await quiet.wait({ latest: performance.now() - 1 })
  const ending = new AbortController()
  const waiting = quiet.wait({ latest: inAnHour(), signal: ending.signal })
  ending.abort()
  await expect(waiting).rejects.toThrow()
})
