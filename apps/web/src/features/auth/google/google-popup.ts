import { ApiError, type ApiErrorCode, loadForCall } from '../../../lib/api-client'
import { markPopup } from '../../../lib/session/popup-mark'

/** How a popup ended without an answer; 'cancelled' where its signal was aborted. */
export type PopupEnd = 'closed' | 'blocked' | 'took_too_long' | 'cancelled' | ApiErrorCode

const pollMs = 500
const limitMs = 5 * 60_000

/**
 * Opens Google's window and waits until the person closed it: one that has an answer closes only after this page heard it. Call it within
 * the click itself: browsers block a window that opens later. Aborting closes the window. `startsEmpty`: what an account of this address holds that was never verified may be erased.
 */
export async function runGooglePopup(
  signal: AbortSignal,
  { startsEmpty }: { startsEmpty: boolean },
): Promise<PopupEnd> {
  // Without a name, so that it is new each time: an earlier one may still be at Google.
  const popup = window.open('about:blank', '_blank', 'popup,width=480,height=640')
  if (!popup) return 'blocked'
  markPopup(popup)
  signal.addEventListener('abort', () => popup.close())
  try {
    const { askGoogleAddress } = await loadForCall(() => import('./ask-google-address'))
    popup.location.href = await askGoogleAddress(startsEmpty, signal)
  } catch (error) {
    if (signal.aborted) return 'cancelled'
    popup.close()
    if (error instanceof ApiError) return error.code
    throw error
  }
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    await pause(pollMs, signal)
    if (signal.aborted) return 'cancelled'
    // A page with an opener policy of its own counts as closed while the person is at it; they come back here once it is.
    if (popup.closed && document.hasFocus()) return 'closed'
  }
  popup.close()
  return 'took_too_long'
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
