import { readStored, writeStored } from '../../../../lib/stored-value'

const key = 'mindscanCameraAllowed'

/** Keeps whether the person has turned the camera on here, so that the next visit may do it by itself (`docs/safety.md` P5). */
export function rememberCamera(isAllowed: boolean): void {
  writeStored(key, isAllowed ? 'true' : null)
}

/** Whether the camera may start by itself: it was turned on here before, and the browser still allows it as far as it tells. */
export async function mayStartByItself(): Promise<boolean> {
  if (readStored(key) !== 'true') return false
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted'
  } catch {
    // A browser that does not tell asks the person itself where it must.
    return true
  }
}
