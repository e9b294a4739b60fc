/// <reference lib="webworker" />
import bn from '@maitri/content/messages/bn/reminder.json'
import en from '@maitri/content/messages/en/reminder.json'
import gu from '@maitri/content/messages/gu/reminder.json'
import hi from '@maitri/content/messages/hi/reminder.json'
import kn from '@maitri/content/messages/kn/reminder.json'
import mr from '@maitri/content/messages/mr/reminder.json'
import ta from '@maitri/content/messages/ta/reminder.json'
import te from '@maitri/content/messages/te/reminder.json'

declare const self: ServiceWorkerGlobalScope

const words: Record<string, typeof en> = { bn, en, gu, hi, kn, mr, ta, te }

/** Shows the daily reminder and leads to Home, where the check-in is. Its words say nothing that a lock screen must not show. */
export function answerPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openHome())
  })
}

/** Whatever was pushed, something must be shown: a browser takes the permission away from a page that stays silent. */
async function show(data: PushMessageData | null): Promise<void> {
  const language = languageOf(data)
  const { title, text } = words[language] ?? en
  await self.registration.showNotification(title, {
    body: text,
    lang: language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // One that was not looked at is replaced, not added to.
    tag: 'check-in',
  })
}

function languageOf(data: PushMessageData | null): string {
  try {
    const { language } = (data?.json() ?? {}) as { language?: unknown }
    return typeof language === 'string' ? language : 'en'
  } catch {
    return 'en'
  }
}

async function openHome(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return void (await self.clients.openWindow('/'))
  // What is being written in an open page is not left.
  await open.focus()
}
