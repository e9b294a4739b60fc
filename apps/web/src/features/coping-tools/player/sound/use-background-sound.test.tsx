import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { soundLoop } from './sound-loop'
import { useBackgroundSound } from './use-background-sound'

type Played = { isLooped: boolean; stoppedAt: number | null; gains: number[] }

/** An audio context that remembers what it was told to play. */
function scriptAudio() {
  const played: Played[] = []
  const context = {
    currentTime: 0,
    destination: {},
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createGain: () => {
      const sound = played.at(-1)
      return {
        gain: {
          value: 0,
          setValueAtTime: () => undefined,
          cancelScheduledValues: () => undefined,
          linearRampToValueAtTime: (gain: number) => sound?.gains.push(gain),
        },
        connect: () => undefined,
      }
    },
    createBufferSource() {
      const sound: Played = { isLooped: false, stoppedAt: null, gains: [] }
      played.push(sound)
      return {
        buffer: null,
        set loop(isLooped: boolean) {
          sound.isLooped = isLooped
        },
        connect: <T,>(next: T) => next,
        start: () => undefined,
        stop: (at: number) => {
          sound.stoppedAt = at
        },
      }
    },
  }
  return {
    audio: () => context as unknown as AudioContext,
    sounding: () => played.filter((one) => one.stoppedAt === null),
  }
}

const chosen = { background: 'rain', volume: 0.5, isHeardHidden: false } as const
const press = () => act(() => void dispatchEvent(new Event('pointerup')))
const made = () => act(async () => void (await soundLoop('rain')))

function hide(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => hide(false))

function playing(first: Partial<Parameters<typeof useBackgroundSound>[0]> = {}) {
  const script = scriptAudio()
  const hook = renderHook((props) => useBackgroundSound(props), {
    initialProps: { chosen, isRunning: true, audio: script.audio, ...first } as Parameters<
      typeof useBackgroundSound
    >[0],
  })
  return { ...hook, ...script }
}

test('a sound chosen another day waits until something is pressed on this page', async () => {
  const { sounding } = playing()
  await made()
  expect(sounding()).toEqual([])
  press()
  await made()
  expect(sounding()).toMatchObject([{ isLooped: true }])
})

test('nothing sounds where none was chosen', async () => {
  const { sounding } = playing({ chosen: { ...chosen, background: 'none' } })
  press()
  await made()
  expect(sounding()).toEqual([])
})

test('it fades out with a pause and with leaving', async () => {
  const { sounding, rerender, unmount, audio } = playing()
  press()
  await made()
  rerender({ chosen, isRunning: false, audio })
  expect(sounding()).toEqual([])
  rerender({ chosen, isRunning: true, audio })
  await made()
  expect(sounding()).toHaveLength(1)
  unmount()
  expect(sounding()).toEqual([])
})

test('behind another page it stops, unless it is wanted there', async () => {
  const { sounding, rerender, audio } = playing()
  press()
  await made()
  hide(true)
  expect(sounding()).toEqual([])
  rerender({ chosen: { ...chosen, isHeardHidden: true }, isRunning: true, audio })
  await made()
  expect(sounding()).toHaveLength(1)
})

test('its volume follows the slider, and is never louder than half of full scale', async () => {
  const { sounding, rerender, audio } = playing()
  press()
  await made()
  rerender({ chosen: { ...chosen, volume: 1 }, isRunning: true, audio })
  const gains = sounding()[0]?.gains ?? []
  expect(gains).toEqual([0.125, 0.5])
})
