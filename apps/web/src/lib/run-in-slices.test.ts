import { expect, test } from 'vitest'
import { runInSlices } from './run-in-slices'

function* slow(steps: number): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + 5
    while (performance.now() < until);
    yield
  }
  return 'done'
}

test('the page has its turn while slices run, and the result comes at the end', async () => {
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  })
  expect(await runInSlices(slow(10))).toBe('done')
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(0)
})

test('work that is not wanted any more ends', async () => {
  const stopped = new AbortController()
  const running = runInSlices(slow(1_000), stopped.signal)
  stopped.abort()
  await expect(running).rejects.toThrow()
})
