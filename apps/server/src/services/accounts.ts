import {
  type account,
  type ConsentPurpose,
  type CurrentUser,
  consentTextVersion,
  type Preferences,
  type setConsentInput,
  type updateAccountInput,
} from '@maitri/contracts'
import { notAhead } from '@maitri/domain'
import type * as z from 'zod/mini'
import { type Account, findAccount, updateAccount } from '../db/accounts'
import { type Consent, hasRoomForConsent, listConsents, recordConsent } from '../db/consents'
import { findProgress } from '../db/progress'
import { dropReminders } from '../db/reminders'
import type { SessionOfPerson } from '../db/sessions'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { RateLimits } from './rate-limits'

export type Accounts = ReturnType<typeof createAccounts>

type AccountsDependencies = { store: Store; rateLimits: Pick<RateLimits, 'use'>; now?: () => Date }

/** The person's own record: name, preferences, consents and what they did, counted. */
export function createAccounts({ store, rateLimits, now = () => new Date() }: AccountsDependencies) {
  async function read(uid: string): Promise<z.input<typeof account>> {
    const found = await findAccount(store, uid)
    if (!found) throw new AppError('not_found')
    return withConsents(found)
  }

  async function withConsents(found: Account) {
    return presentAccount(found, await listConsents(store, found.uid))
  }

  return {
    /** The whole record of someone whose account was just looked up. */
    withConsents,

    async update(uid: string, { displayName, preferences = {}, chosenAt = {} }: z.output<typeof updateAccountInput>) {
      const at = now()
      const moments = mapGiven(chosenAt, (moment) => notAhead(moment, at))
      const chosen = mapGiven(preferences, (value) => value)
      const changed = await updateAccount(store, uid, { displayName, preferences: chosen }, { at, chosenAt: moments })
      if (!changed) throw new AppError('not_found')
      return read(uid)
    },

    async setConsent(uid: string, purpose: ConsentPurpose, input: z.output<typeof setConsentInput>) {
      if (input.granted) {
        await rateLimits.use('consent', uid)
        if (!(await hasRoomForConsent(store, uid))) throw new AppError('quota_reached')
      }
      await recordConsent(store, uid, { purpose, ...input, textVersion: consentTextVersion }, now())
      if (purpose === 'reminders' && !input.granted) await dropReminders(store, uid)
      return read(uid)
    },

    async progress(uid: string) {
      const found = await findProgress(store, uid)
      if (!found) throw new AppError('not_found')
      return found
    },
  }
}

/** What is given of some optional fields, each by `map`. */
const mapGiven = <Value, To>(
  fields: Record<string, Value | undefined>,
  map: (value: Value) => To,
): Record<string, To> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, map(value)]])),
  )

export type DeviceKeys = Pick<CurrentUser, 'deviceKey' | 'earlierDeviceKey'>

/** The person as the app knows them while signed in. */
export function presentCurrentUser(
  { account, sharesImprovementData }: Pick<SessionOfPerson, 'account' | 'sharesImprovementData'>,
  deviceKeys: DeviceKeys,
): CurrentUser {
  const { uid, email, displayName, photoURL, needsProfile } = account
  const preferences = presentPreferences(account, sharesImprovementData)
  return { uid, email, displayName, photoURL, preferences, needsProfile, ...deviceKeys }
}

function presentAccount(found: Account, consents: Consent[]): z.input<typeof account> {
  const { uid, email, displayName, photoURL, createdAt, lastLogin, lastUpdated } = found
  // Newest first, so that the first of a purpose is what holds.
  const shares = consents.find((consent) => consent.purpose === 'improvement')?.granted ?? false
  const preferences = presentPreferences(found, shares)
  return { uid, email, displayName, photoURL, createdAt, lastLogin, lastUpdated, preferences, consents }
}

function presentPreferences(account: Account, dataSharingConsent: boolean): Preferences {
  const { notifications, theme, language, furtherLanguage } = account
  return { notifications, theme, darkMode: theme === 'dark', language, furtherLanguage, dataSharingConsent }
}
