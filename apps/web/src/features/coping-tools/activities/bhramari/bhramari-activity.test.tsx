import { act, screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, onTestFinished, test, vi } from 'vitest'
import { playActivity } from '../testing/play-activity'
import { Activity } from './bhramari-activity'

await i18next.loadNamespaces(['tool_lamps', 'coping_tools'])

const hum = (draft?: unknown) => playActivity(Activity, 'bhramari', draft)

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
  hum()
  expect(screen.getByText(/Skip this if you have an ear infection/)).toBeTruthy()
})

test('each round of humming lights a lamp, none goes out, and the last of a step counts too', async () => {
  const { press, wait, kept } = hum()
  await press('Next')
  expect(screen.getByRole('heading', { name: 'Breathe in' })).toBeTruthy()
  await wait(4_300)
  expect(screen.getByRole('heading', { name: 'Hum out' })).toBeTruthy()
  await wait(10_000)
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
  // Begun again in the middle: what is lit stays, and the same rounds light nothing twice.
  await press('Previous')
  await press('Next')
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
  // What is drawn between two waits is drawn once: each half of a breath has to be looked at.
  for (let round = 0; round < 6; round += 1) {
    await wait(4_050)
    await wait(10_000)
  }
  expect(screen.getByRole('heading', { name: 'Rest and listen' })).toBeTruthy()
  expect(screen.getByText('6 of 15 lamps lit')).toBeTruthy()
  // Two breaths began before it was gone back from, and six after.
  expect(kept.breaths).toBe(8)
  await press('Next')
  await wait(126_300)
  expect(screen.getByText('15 of 15 lamps lit')).toBeTruthy()
})

test('Nadi Shodhana is ten minutes, says its side in words, and holds nothing', async () => {
  const { choose, press, wait, timeLeft } = hum()
  await choose('Nadi Shodhana, 10 min')
  expect(timeLeft()).toBe('10:00')
  expect(screen.getByText(/If your nose is blocked, rest your hand and imagine the side/)).toBeTruthy()
  await press('Next')
  expect(timeLeft()).toBe('09:30')
  expect(screen.getByText('Nine rounds, left first')).toBeTruthy()
  await wait(100)
  for (const turn of ['In, left side', 'Out, right side', 'In, right side', 'Out, left side']) {
    expect(screen.getByRole('heading', { name: turn })).toBeTruthy()
    await wait(turn.startsWith('In') ? 4_000 : 6_000)
  }
  await wait(300)
  expect(screen.getByText('1 of 27 lamps lit')).toBeTruthy()
  for (const ms of [160_000, 180_000, 180_000]) await wait(ms)
  expect(screen.getByText('27 of 27 lamps lit')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Rest your hands' })).toBeTruthy()
})

test('the form that was chosen is there again, in its own times', async () => {
  const first = hum()
  await first.choose('Nadi Shodhana, 10 min')
  first.unmount()
  const again = hum(first.kept.draft)
  expect(screen.getByRole('radio', { name: 'Nadi Shodhana, 10 min' })).toHaveProperty('checked', true)
  expect(again.timeLeft()).toBe('10:00')
})

test('the microphone is asked for only by its button, measures the hum, and ends with a pause', async () => {
  let isHumming = false
  const microphone = scriptMicrophone(() => (isHumming ? 0.1 : 0))
  const { press, wait } = hum()
  await press('Next')
  expect(microphone.asked).toEqual([])
  expect(screen.getByText(/It's measured on this device; we don't record or send anything/)).toBeTruthy()
  await press('Use microphone')
  expect(await screen.findByText("The microphone is on. We aren't recording.")).toBeTruthy()
  await wait(4_000)
  isHumming = true
  await wait(8_000)
  isHumming = false
  await wait(2_500)
  expect(screen.getByText(/^Last hum: (?:7\.\d|8) sec, steady for 100% of it\.$/)).toBeTruthy()
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
  await wait(14_000)
  expect(screen.getByText(/^We didn't hear a hum/)).toBeTruthy()
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
  expect(microphone.live()).toBe(1)
  await press('Pause')
  expect(microphone.live()).toBe(0)
  expect(screen.getByRole('button', { name: 'Use microphone' })).toBeTruthy()
})

test.each(['leaving', 'pagehide', 'another form', 'the silence at the end'])(
  'every track of the microphone ends with %s',
  async (way) => {
    const microphone = scriptMicrophone(() => 0)
    const { press, unmount, choose } = hum()
    await press('Use microphone')
    await screen.findByText("The microphone is on. We aren't recording.")
    expect(microphone.live()).toBe(1)
    if (way === 'leaving') unmount()
    if (way === 'pagehide') act(() => void dispatchEvent(new Event('pagehide')))
    if (way === 'another form') await choose('Nadi Shodhana, 10 min')
    if (way === 'the silence at the end') for (let step = 1; step < 5; step += 1) await press('Next')
    expect(microphone.live()).toBe(0)
  },
)

test.each([
  ['NotAllowedError', 'The microphone is blocked here. Your lamps still light with each round.'],
  ['NotFoundError', "We couldn't use a microphone. Your lamps still light with each round."],
])('where the microphone answers %s, the lamps light all the same', async (name, words) => {
  scriptMicrophone(() => 0)
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', name))
  const { press, wait } = hum()
  await press('Next')
  await press('Use microphone')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  await wait(14_300)
  expect(screen.getByText('1 of 15 lamps lit')).toBeTruthy()
})
