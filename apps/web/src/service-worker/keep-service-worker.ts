import { announceNewVersion } from '../lib/new-version'

/** Registers the service worker of a built app, after the page is there so that it delays nothing. */
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
  const start = () => {
    // Where the browser refuses (private windows, blocked storage) the app works with the network alone.
    register().catch(() => undefined)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
