import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChosenVideo } from '../chosen-video'
import { CameraStage } from './camera-stage'

/** What jsdom has not: a camera with one track, and a recorder that a test can script. */
const { getContext } = HTMLCanvasElement.prototype
let ended: string[]

beforeEach(async () => {
  await i18next.loadNamespaces('video')
  ended = []
  HTMLCanvasElement.prototype.getContext = () => null
  const stream = { getTracks: () => [{ stop: () => ended.push('camera') }] }
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => stream },
  })
})

afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'MediaRecorder')
})

class ScriptedRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'video/webm'
  static latest: ScriptedRecorder | null = null
  state: RecordingState = 'inactive'
  mimeType = 'video/webm;codecs=vp8'
  slice = 0
  constructor() {
    super()
    ScriptedRecorder.latest = this
  }
  start(slice: number) {
    this.slice = slice
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['video']) }))
    this.dispatchEvent(new Event('stop'))
  }
}

const useRecorder = (recorder: unknown) => Object.assign(globalThis, { MediaRecorder: recorder })

async function turnOn() {
  const user = userEvent.setup()
  const recorded: ChosenVideo[] = []
  const stage = render(<CameraStage onRecorded={(video) => recorded.push(video)} />)
  await user.click(screen.getByRole('button', { name: 'Turn on camera' }))
  await screen.findByText('The camera is on')
  return { user, recorded, ...stage }
}

test('a browser without a recorder says so', async () => {
  const { user } = await turnOn()
  await user.click(screen.getByRole('button', { name: 'Start Recording' }))
  expect(
    await screen.findByText('Could not initialize video recording. Your browser may not support this feature.'),
  ).toBeDefined()
})

test('a recorder that does not start says so', async () => {
  useRecorder(
    class extends ScriptedRecorder {
      override start() {
        throw new DOMException('busy', 'InvalidStateError')
      }
    },
  )
  const { user } = await turnOn()
  await user.click(screen.getByRole('button', { name: 'Start Recording' }))
  expect(await screen.findByText('Failed to start recording. Please try refreshing the page.')).toBeDefined()
})

test('an error while recording is said, and the camera stays for another try', async () => {
  useRecorder(ScriptedRecorder)
  const { user } = await turnOn()
  await user.click(screen.getByRole('button', { name: 'Start Recording' }))
  act(() => void ScriptedRecorder.latest?.dispatchEvent(new Event('error')))
  expect(await screen.findByText('Error during recording. Please try again.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Start Recording' })).toBeDefined()
})

test('a recording comes in slices of a second, is kept as what it is, and ends the camera', async () => {
  useRecorder(ScriptedRecorder)
  const { user, recorded } = await turnOn()
  await user.click(screen.getByRole('button', { name: 'Start Recording' }))
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('1:00')
  expect(ScriptedRecorder.latest?.slice).toBe(1_000)
  await user.click(screen.getByRole('button', { name: 'Stop Recording' }))
  await screen.findByRole('button', { name: 'Turn on camera' })
  expect(recorded).toHaveLength(1)
  expect(recorded[0]?.file.type).toBe('video/webm;codecs=vp8')
  expect(ended).toEqual(['camera'])
})

test.each([
  [
    'turned off',
    async ({ user }: Awaited<ReturnType<typeof turnOn>>) =>
      user.click(screen.getByRole('button', { name: 'Turn off camera' })),
  ],
  ['left', async ({ unmount }: Awaited<ReturnType<typeof turnOn>>) => unmount()],
  ['hidden', async () => act(() => void window.dispatchEvent(new Event('pagehide')))],
])('every track ends when the camera is %s', async (_, leave) => {
  await leave(await turnOn())
  expect(ended).toEqual(['camera'])
})

test('a recording that runs while the tab is left is kept, and its camera ends', async () => {
  useRecorder(ScriptedRecorder)
  const { user, recorded, unmount } = await turnOn()
  await user.click(screen.getByRole('button', { name: 'Start Recording' }))
  unmount()
  await vi.waitFor(() => expect(recorded).toHaveLength(1))
  expect(ended).toContain('camera')
})

test('the camera starts by itself where it was turned on here before, and not on the first visit', async () => {
  vi.useFakeTimers()
  const first = render(<CameraStage onRecorded={() => undefined} />)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(screen.queryByText('The camera is on')).toBeNull()
  first.unmount()
  const { unmount } = await turnOn()
  unmount()
  render(<CameraStage onRecorded={() => undefined} />)
  expect(await screen.findByText('The camera is on')).toBeDefined()
})
