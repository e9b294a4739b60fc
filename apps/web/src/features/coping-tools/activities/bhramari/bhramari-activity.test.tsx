import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderApp } from '../../../../testing/render-app'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A guest in the first step of humming, who has nothing but keys. */
async function hum() {
  const app = renderApp('/coping-tools/exercise?tool=bhramari')
  await screen.findByRole('button', { name: 'Exit' }, { timeout: 8_000 })
  await wait(3_100)
  await screen.findByRole('heading', { name: 'Learn the hum' })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return {
    ...app,
    user,
    async press(name: string) {
      screen.getByRole('button', { name }).focus()
      await user.keyboard('{Enter}')
    },
  }
}

const timeLeft = () => screen.getByRole('timer').getAttribute('aria-label')
const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? '[]') as Record<string, unknown>[]

/** A microphone that hears a tone of a hum, or the room, and remembers its tracks. */
function scriptMicrophone(level: () => number) {
  const tracks: (EventTarget & { isLive: boolean; stop: () => void })[] = []
  const asked: unknown[] = []
  class ScriptedContext {
    sampleRate = 48_000
    createMediaStreamSource = () => ({ connect: () => undefined })
    createAnalyser = () => ({
      fftSize: 0,
      getFloatTimeDomainData(samples: Float32Array) {
        for (let index = 0; index < samples.length; index += 1)
          samples[index] = level() * Math.sin((2 * Math.PI * 150 * index) / 48_000)
      },
    })
    close = async () => undefined
  }
  vi.stubGlobal('AudioContext', ScriptedContext)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      async getUserMedia(constraints: unknown) {
        asked.push(constraints)
        const track = Object.assign(new EventTarget(), {
          isLive: true,
          stop() {
            track.isLive = false
          },
        })
        tracks.push(track)
        return { getTracks: () => [track] }
      },
    },
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })
  return { asked, live: () => tracks.filter(({ isLive }) => isLive).length }
}

test('who has an ear infection is told to skip it, before it begins', async () => {
  await hum()
  expect(screen.getByText(/Skip this with an ear infection/)).toBeTruthy()
})

test('each round of humming lights a lamp, none goes out, and the last of a step counts too', async () => {
  const { press } = await hum()
  await press('Next')
  expect(await screen.findByRole('heading', { name: 'Breathe in' })).toBeTruthy()
  await wait(4_300)
  expect(await screen.findByRole('heading', { name: 'Hum out' })).toBeTruthy()
  await wait(10_000)
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
  // Begun again in the middle: what is lit stays, and the same rounds light nothing twice.
  await press('Previous')
  await press('Next')
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
  await wait(84_300)
  expect(screen.getByRole('heading', { name: 'Rest and listen' })).toBeTruthy()
  expect(screen.getByText('6 of 15 lamps lit')).toBeTruthy()
  await press('Next')
  await wait(126_300)
  expect(screen.getByText('15 of 15 lamps lit')).toBeTruthy()
})

test('Nadi Shodhana is ten minutes, says its side in words, and is kept as ten minutes', async () => {
  const { user, press } = await hum()
  screen.getByRole('radio', { name: 'Bhramari, 6 min' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(timeLeft()).toMatch(/^(?:10:00|09:59) left$/)
  expect(screen.getByText(/If the nose is blocked, let the hand rest and imagine the side/)).toBeTruthy()
  await press('Next')
  expect(timeLeft()).toMatch(/^09:(?:30|29) left$/)
  expect(screen.getByText('Step 2 of 5, Nine rounds, left first')).toBeTruthy()
  for (const turn of ['In, left side', 'Out, right side', 'In, right side', 'Out, left side']) {
    expect(await screen.findByRole('heading', { name: turn })).toBeTruthy()
    await wait(turn.startsWith('In') ? 4_000 : 6_000)
  }
  await wait(300)
  expect(screen.getByText('1 of 27 lamps lit')).toBeTruthy()
  await press('Exit')
  await press('Leave')
  await waitFor(() => expect(stored('exerciseHistory')).toMatchObject([{ duration: '10 min', isComplete: false }]))
})

test('the form that was chosen is there after a reload', async () => {
  const first = await hum()
  await first.user.click(screen.getByRole('radio', { name: 'Nadi Shodhana, 10 min' }))
  await waitFor(() => expect(localStorage.getItem('toolDraft_bhramari_guest')).toContain('nadi'))
  first.unmount()
  renderApp('/coping-tools/exercise?tool=bhramari')
  await screen.findByRole('button', { name: 'Exit' }, { timeout: 8_000 })
  await wait(3_100)
  expect(await screen.findByRole('radio', { name: 'Nadi Shodhana, 10 min' })).toHaveProperty('checked', true)
  expect(timeLeft()).toMatch(/^(?:10:00|09:59) left$/)
})

test('the microphone is asked for only by its button, measures the hum, and ends with a pause', async () => {
  let isHumming = false
  const microphone = scriptMicrophone(() => (isHumming ? 0.1 : 0))
  const { press } = await hum()
  await press('Next')
  expect(microphone.asked).toEqual([])
  expect(screen.getByText(/It is measured on this device, and nothing is recorded or sent/)).toBeTruthy()
  await press('Use the microphone')
  expect(await screen.findByText('The microphone is on. Nothing is recorded.')).toBeTruthy()
  await wait(4_000)
  isHumming = true
  await wait(8_000)
  isHumming = false
  await wait(2_500)
  expect(screen.getByText(/^Last hum (?:7\.\d|8) s, even for 100% of it\.$/)).toBeTruthy()
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
  await wait(14_000)
  expect(screen.getByText(/^No hum was heard in that round/)).toBeTruthy()
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
  expect(microphone.live()).toBe(1)
  await press('Pause')
  expect(microphone.live()).toBe(0)
  expect(screen.getByRole('button', { name: 'Use the microphone' })).toBeTruthy()
})

test.each(['leaving', 'pagehide', 'another form', 'the silence at the end'])(
  'every track of the microphone ends with %s',
  async (way) => {
    const microphone = scriptMicrophone(() => 0)
    const { press, unmount, user } = await hum()
    await press('Use the microphone')
    await screen.findByText('The microphone is on. Nothing is recorded.')
    expect(microphone.live()).toBe(1)
    if (way === 'leaving') unmount()
    if (way === 'pagehide') act(() => void dispatchEvent(new Event('pagehide')))
    if (way === 'another form') await user.click(screen.getByRole('radio', { name: 'Nadi Shodhana, 10 min' }))
    if (way === 'the silence at the end') for (let step = 1; step < 5; step += 1) await press('Next')
    expect(microphone.live()).toBe(0)
  },
)

test.each([
  ['NotAllowedError', 'The microphone is not allowed here. The lamps light with each round all the same.'],
  ['NotFoundError', 'No microphone could be used. The lamps light with each round all the same.'],
])('where the microphone answers %s, the lamps light all the same', async (name, words) => {
  scriptMicrophone(() => 0)
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', name))
  const { press } = await hum()
  await press('Next')
  await press('Use the microphone')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  await wait(14_300)
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
})
