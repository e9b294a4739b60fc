import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSyncLoop } from './sync-loop'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function build({ isActive = true } = {}) {
  const state = { waiting: 0, isFailing: false, rounds: 0, isHanging: false, askedLater: 0 }
  const loop = createSyncLoop({
    isActive,
    chance: () => 0.5,
    async exchange() {
      state.rounds += 1
      if (state.isHanging) await new Promise((resolve) => setTimeout(resolve, 1_000))
      if (state.isFailing) throw new Error('out of reach')
      state.waiting = 0
      return { refused: 0, limit: null }
    },
    look: async () => ({ waiting: state.waiting, isWhole: false, isLasting: true }),
    sendLater: () => {
      state.askedLater += 1
    },
  })
  return { loop, state }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

test('what is written is sent at once, and the status says what waits until it is', async () => {
  const { loop, state } = build()
  const seen: number[] = []
  loop.subscribe(() => seen.push(loop.get().waiting))
  const detach = loop.attach()
  await settled()
  expect(loop.get()).toMatchObject({ state: 'idle', isWhole: true, waiting: 0 })
  state.waiting = 3
  loop.changed()
  await settled()
  expect(seen).toContain(3)
  expect(loop.get().waiting).toBe(0)
  expect(state.rounds).toBe(2)
  detach()
})

test('after a failure it tries again, each time after twice as long, and at once when the network is back', async () => {
  const { loop, state } = build()
  state.isFailing = true
  const detach = loop.attach()
  await settled()
  expect(loop.get()).toMatchObject({ state: 'failed', error: { message: 'out of reach' } })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(state.rounds).toBe(2)
  await vi.advanceTimersByTimeAsync(3_900)
  expect(state.rounds).toBe(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(state.rounds).toBe(3)
  state.isFailing = false
  dispatchEvent(new Event('online'))
  await settled()
  expect(loop.get()).toMatchObject({ state: 'idle', error: null })
  detach()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(state.rounds).toBe(4)
})

test('what was written without a network makes no pause longer, and the first failure after it only the first', async () => {
  const { loop, state } = build()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  state.isFailing = true
  const detach = loop.attach()
  await settled()
  for (let written = 0; written < 20; written += 1) {
    loop.changed()
    await settled()
  }
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await settled()
  const before = state.rounds
  state.isFailing = false
  await vi.advanceTimersByTimeAsync(2_400)
  expect(state.rounds).toBe(before + 1)
  expect(loop.get().state).toBe('idle')
  online.mockRestore()
  detach()
})

test('what is asked for while a round is under way gets a round of its own, one at a time', async () => {
  const { loop, state } = build()
  state.isHanging = true
  const first = loop.run()
  const second = loop.run()
  const third = loop.run()
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all([first, second, third])
  expect(state.rounds).toBe(2)
})

test('what waits is sent when the page is left', async () => {
  const { loop, state } = build()
  state.isFailing = true
  state.waiting = 2
  const detach = loop.attach()
  await settled()
  state.isFailing = false
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(state.waiting).toBe(0)
  vi.restoreAllMocks()
  detach()
})

test('a guest has nothing to send', async () => {
  const { loop, state } = build({ isActive: false })
  const detach = loop.attach()
  loop.changed()
  await loop.run()
  await settled()
  expect(state.rounds).toBe(0)
  detach()
})

test('what still waits after a failure, or when the page is left, is to be sent without the page too', async () => {
  const { loop, state } = build()
  const detach = loop.attach()
  await settled()
  expect(state.askedLater, 'nothing waits').toBe(0)
  state.isFailing = true
  state.waiting = 2
  loop.changed()
  await settled()
  expect(state.askedLater).toBe(1)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(state.askedLater).toBe(2)
  visibility.mockRestore()
  detach()
})
