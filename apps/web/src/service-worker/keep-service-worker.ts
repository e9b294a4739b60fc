import { announceNewVersion } from '../platform/new-version'

/** Storing the whole app keeps a slow phone busy: the first screen is read, and perhaps answered, before that begins. */
const settledMs = 4_000

/** Registers the service worker of a built app, once the page has been there for a while so that it delays nothing. */
export function keepServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js')
    const onWaiting = () => {
      // Without a controller this is the first visit, and there is nothing old to replace.
      if (registration.waiting && navigator.serviceWorker.controller) announceNewVersion(registration.waiting)
    }
    onWaiting()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', onWaiting)
    })
  }
  const start = () =>
    setTimeout(() => {
      // Where the browser refuses (private windows, blocked storage) the app works with the network alone.
      register().catch(() => undefined)
    }, settledMs)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
