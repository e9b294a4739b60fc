export type Camera = { stream: MediaStream; hasSound: boolean }

type Devices = Pick<MediaDevices, 'getUserMedia'>

/** Failures that a second ask without the microphone cannot mend. */
const hopeless: readonly string[] = ['SecurityError', 'OverconstrainedError', 'TypeError']

/**
 * Asks for camera and microphone, and for the camera alone where that fails: the microphone may be missing or refused. The browser asks
 * the person. Throws what the browser throws, or a `DOMException` on a page that may not ask (plain HTTP).
 */
export async function openCamera(devices: Devices | undefined = navigator.mediaDevices): Promise<Camera> {
  if (!devices) throw new DOMException('This page may not use the camera', 'SecurityError')
  try {
    return { stream: await devices.getUserMedia({ video: true, audio: true }), hasSound: true }
  } catch (error) {
    if (hopeless.includes(error instanceof Error ? error.name : '')) throw error
    return { stream: await devices.getUserMedia({ video: true, audio: false }), hasSound: false }
  }
}

/** Ends every track: the browser's own sign goes out with it. */
export function closeCamera({ stream }: Camera): void {
  for (const track of stream.getTracks()) track.stop()
}
