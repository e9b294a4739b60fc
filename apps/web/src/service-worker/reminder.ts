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

/** Where each kind of reminder leads. */
const placeOf = { check_in: '/', worry_time: '/worry', appointment: '/therapists/appointments' } as const
type About = keyof typeof placeOf
const subjects = Object.keys(placeOf) as About[]

/** Shows the reminders: of the check-in, on Home, of worry time and of an appointment. Their words say nothing that a lock screen must not show. */
export function answerPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(placeOf[subjects.find((about) => tagOf(about) === event.notification.tag) ?? 'check_in']))
  })
}

/** Whatever was pushed, something must be shown: a browser takes the permission away from a page that stays silent. */
async function show(data: PushMessageData | null): Promise<void> {
  const { language, about } = read(data)
  const { title, text: check_in, worry_time, appointment } = words[language] ?? en
  await self.registration.showNotification(title, {
    body: { check_in, worry_time, appointment }[about],
    lang: language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // One that was not looked at is replaced, not added to.
    tag: tagOf(about),
  })
}

const tagOf = (about: About) => about.replace('_', '-')

function read(data: PushMessageData | null): { language: string; about: About } {
  try {
    const { t, language } = (data?.json() ?? {}) as { t?: unknown; language?: unknown }
    return {
      language: typeof language === 'string' ? language : 'en',
      about: subjects.find((about) => about === t) ?? 'check_in',
    }
  } catch {
    return { language: 'en', about: 'check_in' }
  }
}

async function open(path: string): Promise<void> {
  const [client] = await self.clients.matchAll({ type: 'window' })
  if (!client) return void (await self.clients.openWindow(path))
  // What is being written in an open page is not left.
  await client.focus()
}
