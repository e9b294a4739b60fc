import { expect, test } from 'vitest'
import { closeCamera, openCamera } from './open-camera'

const stream = (tracks: { stop: () => void }[] = []) => ({ getTracks: () => tracks }) as unknown as MediaStream

/** A browser that answers one ask after another. */
function scriptedDevices(...answers: (MediaStream | Error)[]) {
  const asked: MediaStreamConstraints[] = []
  return {
    asked,
    getUserMedia(constraints: MediaStreamConstraints) {
      asked.push(constraints)
      const answer = answers[asked.length - 1]
      return answer instanceof Error || !answer ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
}

const refusal = (name: string) => Object.assign(new Error(name), { name })

test('camera and microphone are asked for together', async () => {
  const devices = scriptedDevices(stream())
  expect(await openCamera(devices)).toMatchObject({ hasSound: true })
  expect(devices.asked).toEqual([{ video: true, audio: true }])
})

test.each(['NotAllowedError', 'NotFoundError', 'NotReadableError', 'AbortError'])(
  'after %s the camera is asked for alone, once',
  async (name) => {
    const devices = scriptedDevices(refusal(name), stream())
    expect(await openCamera(devices)).toMatchObject({ hasSound: false })
    expect(devices.asked[1]).toEqual({ video: true, audio: false })
  },
)

test.each(['SecurityError', 'OverconstrainedError', 'TypeError'])('after %s nothing more is asked', async (name) => {
  const devices = scriptedDevices(refusal(name))
  await expect(openCamera(devices)).rejects.toThrow(name)
  expect(devices.asked).toHaveLength(1)
})

test('a camera that is refused twice stays refused', async () => {
  await expect(openCamera(scriptedDevices(refusal('NotAllowedError'), refusal('NotFoundError')))).rejects.toThrow(
    'NotFoundError',
  )
})

test('a page over plain HTTP has no camera to ask for', async () => {
  await expect(openCamera(undefined)).rejects.toMatchObject({ name: 'SecurityError' })
})

test('closing ends every track', () => {
  const ended: string[] = []
  closeCamera({
    stream: stream([{ stop: () => ended.push('camera') }, { stop: () => ended.push('microphone') }]),
    hasSound: true,
  })
  expect(ended).toEqual(['camera', 'microphone'])
})
