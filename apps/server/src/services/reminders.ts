import { consentTextVersion, type PushSubscriptionKeys, type Reminder } from '@maitri/contracts'
import { type Language, nextTimeOfDay } from '@maitri/domain'
import type { Logger } from 'pino'
import { findAccount } from '../db/accounts'
import { recordConsent } from '../db/consents'
import {
  countPushDevices,
  dropPushDevice,
  dropReminder,
  findReminder,
  hasCheckInSince,
  listPushDevices,
  putPushDevice,
  putReminder,
  takeDueReminder,
} from '../db/reminders'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import { ProviderError } from '../providers/provider-error'
import type { PushProvider } from '../providers/push/push-provider'
import { withoutWords } from '../redact'
import type { RateLimits } from './rate-limits'

export type Reminders = ReturnType<typeof createReminders>

type RemindersDependencies = { store: Store; push: PushProvider; rateLimits: RateLimits; log: Logger; now: () => Date }

const dayMs = 24 * 60 * 60 * 1000
/** A reminder that could not go out within an hour of its time, because nothing ran here, is not sent: an evening's minute is no morning's. */
const latestMs = 60 * 60 * 1000
const ttlSeconds = latestMs / 1000
const topic = 'check-in'

/** The daily reminder of the check-in: chosen, kept, and sent to the person's browsers with a text that says nothing. */
export function createReminders({ store, push, rateLimits, log, now }: RemindersDependencies) {
  const stateOf = async (uid: string) => ({
    reminder: await findReminder(store, uid),
    devices: await countPushDevices(store, uid),
    publicKey: push.publicKey,
  })

  /** Sends to every browser of the person, and forgets those that are gone. */
  async function send(uid: string, language: Language) {
    const outcomes = { sent: 0, gone: 0, failed: 0 }
    for (const device of await listPushDevices(store, uid)) {
      try {
        const payload = JSON.stringify({ t: 'check_in', language })
        const outcome = await push.send(device, { payload, ttlSeconds, topic })
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
    return outcomes
  }

  async function sendDue() {
    for (;;) {
      const at = now()
      const due = await takeDueReminder(store, at)
      if (!due) return
      if (at.getTime() - Date.parse(due.dueAt) > latestMs) continue
      const account = await findAccount(store, due.owner)
      if (!account?.notifications) continue
      const today = nextTimeOfDay(0, due.timeZone, new Date(at.getTime() - dayMs).toISOString())
      // Whoever was there today needs no word about it.
      if (await hasCheckInSince(store, due.owner, today)) continue
      await send(due.owner, due.language)
    }
  }

  let round: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    round ??= sendDue()
      .catch((error: unknown) => log.error({ error: withoutWords(error) }, 'reminders failed'))
      .finally(() => {
        round = null
      })
    return round
  }

  return {
    read: stateOf,

    async set(uid: string, reminder: Reminder) {
      await putReminder(store, uid, reminder, now()).catch((error: unknown) => {
        throw error instanceof RangeError ? new AppError('invalid_request', { fields: [unknownZone] }) : error
      })
      await recordChoice(uid, true, reminder.language)
      return stateOf(uid)
    },

    async remove(uid: string, language: Language) {
      await dropReminder(store, uid)
      await recordChoice(uid, false, language)
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
      return send(uid, language)
    },

    /** One round over everything that is due now. */
    sendDue: run,

    /** Looks every `everyMs` until stopped. */
    start(everyMs = 30_000) {
      timer = setInterval(() => void run(), everyMs)
      timer.unref()
      void run()
    },

    /** Resolves once the round under way is done. */
    async stop() {
      clearInterval(timer)
      await round
    },
  }

  async function recordChoice(uid: string, granted: boolean, language: Language) {
    await recordConsent(store, uid, { purpose: 'reminders', granted, language, textVersion: consentTextVersion }, now())
  }
}

const unknownZone = { path: 'timeZone', code: 'unknown' }
const unknownEndpoint = { path: 'endpoint', code: 'not_allowed' }
