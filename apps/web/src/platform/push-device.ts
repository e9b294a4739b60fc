import type { PushSubscriptionKeys } from '@maitri/contracts'
import { scriptAddress } from './script-address'

/** Whether this browser can show reminders now, and why not. */
export type PushSupport = 'ready' | 'blocked' | 'home_screen_first' | 'none'

/** Asked anew each time: what is allowed can change in the browser's own settings. */
export async function findPushSupport(): Promise<PushSupport> {
  const registration = await ensureRegistration()
  const canPush = registration && 'PushManager' in globalThis && 'Notification' in globalThis
  // An iPhone pushes to apps on its home screen alone.
  if (!canPush) return 'standalone' in navigator && !navigator.standalone ? 'home_screen_first' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** What this browser's push service knows it by; null where it is not subscribed. */
export async function findPushDevice(): Promise<PushSubscriptionKeys | null> {
  const subscription = await (await findRegistration())?.pushManager?.getSubscription()
  return subscription ? keysOf(subscription) : null
}

/**
 * Subscribes this browser, asking the person first where it has to; to be called at a press. Null where they did not allow it. Rejects where
 * the browser or its push service failed.
 */
export async function subscribeToPush(publicKey: string): Promise<PushSubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await ensureRegistration()
  if (!registration) return null
  const known = await registration.pushManager.getSubscription()
  // Bound to another key, for instance of an earlier installation.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  return keysOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** Ends what this browser's push service delivers, whoever asked for it. Never rejects. */
export async function leavePush(): Promise<void> {
  const subscription = await findRegistration()
    .then((registration) => registration?.pushManager?.getSubscription())
    .catch(() => null)
  await subscription?.unsubscribe().catch(() => undefined)
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return await navigator.serviceWorker.getRegistration()
}

/** The page may stand before its service worker does, which is begun a while later: who asks about reminders begins it now. */
async function ensureRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const known = await findRegistration()
  if (known || import.meta.env.DEV || !('serviceWorker' in navigator)) return known
  return await navigator.serviceWorker.register(scriptAddress('/sw.js')).catch(() => undefined)
}

function keysOf(subscription: PushSubscription): PushSubscriptionKeys {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const characters = Array.from(new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)), (byte) =>
    String.fromCharCode(byte),
  )
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

declare global {
  interface Navigator {
    /** Of Safari on iPhone and iPad alone: whether the page was opened from the home screen. */
    standalone?: boolean
  }
}
