/** What the page asks the service worker to do, by the name of a Background Sync. It says nothing of whose records wait. */
export const sendWaitingTag = 'send-waiting'

/** Background Sync, which the types of the platform do not know. */
type WithBackgroundSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/**
 * Asks the service worker to send what waits as soon as there is a network, also once no page of the app is open. A browser without
 * Background Sync, or without a service worker, sends it when the app is next opened.
 */
export async function sendWithoutPage(): Promise<void> {
  try {
    const registration: WithBackgroundSync | undefined = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(sendWaitingTag)
  } catch {
    // The person, or a private window, does not allow it: the page itself goes on trying.
  }
}
