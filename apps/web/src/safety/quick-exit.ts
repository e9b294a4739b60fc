import { quickExitAddress } from '../config/quick-exit-address'
import { forgetDialogs } from '../data/conversation/forget-dialogs'
import { noteForTab } from '../lib/stored-value'

/**
 * Hides what was on screen at once, then replaces this page by a neutral one of our own, so that no other site is asked (`docs/safety.md` P4, P9).
 * What is noted for this tab lets `before-paint.js` keep the pages behind it from coming back by Back.
 */
export function quickExit(): void {
  forgetDialogs()
  document.documentElement.hidden = true
  document.title = ''
  noteForTab('left', '1')
  location.replace(quickExitAddress)
}
