import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { language } from './fields'
import { line, name, timeZone } from './text'

/** What a daily reminder is about: the check-in, or the person's worry time. */
export const reminderSubjects = ['check_in', 'worry_time'] as const
export type ReminderSubject = (typeof reminderSubjects)[number]

/** A daily reminder, by the person's clock. */
export const reminder = z.object({
  /** Minutes since midnight. */
  minuteOfDay: z.int().check(z.minimum(0), z.maximum(1439)),
  /** IANA name, for instance Asia/Kolkata. */
  timeZone,
  language,
})

export type Reminder = z.infer<typeof reminder>

/** What a browser's push service gave it. `endpoint` is as good as a key: it is sealed at rest and never shown again. */
export const pushSubscription = z.object({
  endpoint: line(1000, 1),
  keys: z.object({
    p256dh: name(100),
    auth: name(40),
  }),
})

export type PushSubscriptionKeys = z.infer<typeof pushSubscription>

export const reminderState = z.object({
  /** Of the check-in. Null: never. */
  reminder: z.nullable(reminder),
  /** Of worry time. Null: never. */
  worryTime: z.nullable(reminder),
  /** On how many browsers it is shown. */
  devices: z.int(),
  /** With which a browser subscribes, in base64url. */
  publicKey: z.string(),
})

export const readReminder = endpoint({
  method: 'GET',
  path: '/api/me/reminder',
  access: 'person',
  summary: 'The daily reminders',
  response: reminderState,
})
/** Also keeps the consent 'reminders', which it is. */
export const setReminder = endpoint({
  method: 'PUT',
  path: '/api/me/reminder',
  access: 'person',
  summary: 'Be reminded every day',
  body: reminder,
  response: reminderState,
})
/** Forgets the time. With the last reminder every browser is forgotten too, and the consent 'reminders' withdrawn. */
export const removeReminder = endpoint({
  method: 'DELETE',
  path: '/api/me/reminder',
  access: 'person',
  summary: 'Be reminded no more',
  response: reminderState,
})
/** The same consent as the daily reminder. */
export const setWorryReminder = endpoint({
  method: 'PUT',
  path: '/api/me/worry-reminder',
  access: 'person',
  summary: 'Be told every day that worry time has come',
  body: reminder,
  response: reminderState,
})
/** As with the daily reminder. */
export const removeWorryReminder = endpoint({
  method: 'DELETE',
  path: '/api/me/worry-reminder',
  access: 'person',
  summary: 'Be told of worry time no more',
  response: reminderState,
})
/** Repeating it changes nothing; a browser that somebody else used before is theirs no more. */
export const keepPushDevice = endpoint({
  method: 'PUT',
  path: '/api/me/push-device',
  access: 'person',
  summary: 'Show reminders on this browser',
  body: pushSubscription,
  response: reminderState,
})
export const dropPushDevice = endpoint({
  method: 'POST',
  path: '/api/me/push-device/drop',
  access: 'person',
  summary: 'Show no reminders on this browser',
  body: z.object({ endpoint: pushSubscription.shape.endpoint }),
  response: reminderState,
})
/** Says how many browsers took it; those that are gone are forgotten. */
export const tryReminder = endpoint({
  method: 'POST',
  path: '/api/me/reminder/try',
  access: 'person',
  summary: 'Send one reminder now',
  body: z.object({ language }),
  response: z.object({ sent: z.int(), gone: z.int(), failed: z.int() }),
})
