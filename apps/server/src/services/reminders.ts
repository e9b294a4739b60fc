import { consentTextVersion, type PushSubscriptionKeys, type Reminder, type ReminderSubject } from '@maitri/contracts'
import { type Language, startOfDay } from '@maitri/domain'
import type { Logger } from 'pino'
import { findAccount } from '../db/accounts'
import { hasRoomForConsent, recordConsent } from '../db/consents'
import {
  countPushDevices,
  type DueReminder,
  dropPushDevice,
  dropReminder,
  findReminder,
  hasCheckInSince,
  listPushDevices,
  type PushDevice,
  putPushDevice,
  putReminder,
  takeDueReminder,
} from '../db/reminders'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import { ProviderError } from '../providers/provider-error'
import type { PushProvider } from '../providers/push/push-provider'
import { withoutWords } from '../redact'
import type { Job } from './job-runner'
import type { RateLimits } from './rate-limits'

export type Reminders = ReturnType<typeof createReminders>

type RemindersDependencies = { store: Store; push: PushProvider; rateLimits: RateLimits; log: Logger; now: () => Date }

/** A reminder that could not go out within an hour of its time, because nothing ran here or the clock was wrong, is not sent: an evening's minute is no morning's. */
const latestMs = 60 * 60 * 1000
const ttlSeconds = latestMs / 1000

/** What a message to a browser is about; its words stand in the service worker and say nothing. */
const topics = { check_in: 'check-in', worry_time: 'worry-time', appointment: 'appointment' } as const

/** The daily reminders, of the check-in and of worry time: chosen, kept, and sent to the person's browsers with a text that says nothing. */
export function createReminders({ store, push, rateLimits, log, now }: RemindersDependencies) {
  const stateOf = async (uid: string) => ({
    reminder: await findReminder(store, uid, 'check_in'),
    worryTime: await findReminder(store, uid, 'worry_time'),
    devices: await countPushDevices(store, uid),
    publicKey: push.publicKey,
  })

  /** Sends to every browser of the person side by side, and forgets those that are gone. */
  async function send(uid: string, language: Language, signal: AbortSignal, about: keyof typeof topics = 'check_in') {
    const message = { payload: JSON.stringify({ t: about, language }), ttlSeconds, topic: topics[about] }
    const outcomes = { sent: 0, gone: 0, failed: 0 }
    const sendTo = async (device: PushDevice) => {
      try {
        const outcome = await push.send(device, message, signal)
        if (outcome === 'gone') await dropPushDevice(store, uid, device.endpoint)
        outcomes[outcome] += 1
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        outcomes.failed += 1
        // Refused as a whole: the fault lies in what this installation signs with.
        const isOwnFault = error.kind === 'bad_request' || error.kind === 'unauthorized'
        log[isOwnFault ? 'error' : 'warn']({ error: withoutWords(error) }, 'a push was not taken')
      }
    }
    await Promise.all((await listPushDevices(store, uid)).map(sendTo))
    return outcomes
  }

  async function remind(due: DueReminder, signal: AbortSignal) {
    const at = now()
    if (Math.abs(at.getTime() - Date.parse(due.dueAt)) > latestMs) return
    const account = await findAccount(store, due.owner)
    if (!account?.notifications) return
    // Whoever was there today needs no word about it.
    if (due.about === 'check_in' && (await hasCheckInSince(store, due.owner, startOfDay(due.timeZone, at)))) return
    await send(due.owner, due.language, signal, due.about)
  }

  /** A claimed reminder stands at its next day already: after a fault or the server's end it is one reminder less, never two. */
  const job: Job = {
    name: 'reminders',
    everyMs: 30_000,
    // So many that services which never answer hold up nobody else's.
    atOnce: 50,
    async claim() {
      const due = await takeDueReminder(store, now())
      return due && ((signal) => remind(due, signal))
    },
  }

  return {
    read: stateOf,

    async set(uid: string, about: ReminderSubject, reminder: Reminder) {
      await rateLimits.use('consent', uid)
      if (!(await hasRoomForConsent(store, uid))) throw new AppError('quota_reached')
      await putReminder(store, uid, about, reminder, now()).catch((error: unknown) => {
        throw error instanceof RangeError ? new AppError('invalid_request', { fields: [unknownZone] }) : error
      })
      await recordChoice(uid, true, reminder.language)
      return stateOf(uid)
    },

    async remove(uid: string, about: ReminderSubject, language: Language) {
      const { wasLast } = await dropReminder(store, uid, about)
      if (wasLast) await recordChoice(uid, false, language)
      return stateOf(uid)
    },

    async keepDevice(uid: string, subscription: PushSubscriptionKeys) {
      if (!push.allows(subscription)) throw new AppError('invalid_request', { fields: [unknownEndpoint] })
      await putPushDevice(store, uid, subscription, now())
      return stateOf(uid)
    },

    async dropDevice(uid: string, endpoint: string) {
      await dropPushDevice(store, uid, endpoint)
      return stateOf(uid)
    },

    async try(uid: string, language: Language) {
      await rateLimits.use('reminder-trial', uid)
      return send(uid, language, new AbortController().signal)
    },

    /** Of an appointment, where the person wants notifications. */
    async notifyOfAppointment(uid: string, signal: AbortSignal) {
      const account = await findAccount(store, uid)
      if (account?.notifications) await send(uid, account.language, signal, 'appointment')
    },

    job,
  }

  async function recordChoice(uid: string, granted: boolean, language: Language) {
    await recordConsent(store, uid, { purpose: 'reminders', granted, language, textVersion: consentTextVersion }, now())
  }
}

const unknownZone = { path: 'timeZone', code: 'unknown' }
const unknownEndpoint = { path: 'endpoint', code: 'not_allowed' }
