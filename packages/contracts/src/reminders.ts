import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { language } from './fields'
import { line, name, timeZone } from './text'

/** A daily reminder of the check-in, by the person's clock. */
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
  /** Null: never. */
  reminder: z.nullable(reminder),
  /** On how many browsers it is shown. */
  devices: z.int(),
  /** With which a browser subscribes, in base64url. */
  publicKey: z.string(),
})

export const readReminder = endpoint({
  method: 'GET',
  path: '/api/me/reminder',
  access: 'person',
  summary: 'The daily reminder',
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
/** Forgets the time and every browser, and withdraws the consent 'reminders'. */
export const removeReminder = endpoint({
  method: 'DELETE',
  path: '/api/me/reminder',
  access: 'person',
  summary: 'Be reminded no more',
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
