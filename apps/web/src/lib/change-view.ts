import { flushSync } from 'react-dom'
import { prefersStillness } from './prefers-stillness'

/** Changes what is shown, the old passing into the new where the browser can do that and the person wants motion; else at once. */
export function changeView(update: () => void): void {
  if (typeof document.startViewTransition !== 'function' || document.hidden || prefersStillness()) return update()
  // A transition that another one overtakes, or a page that is hidden meanwhile, rejects: the change itself is made all the same.
  document.startViewTransition(() => flushSync(update)).finished.catch(() => undefined)
}
