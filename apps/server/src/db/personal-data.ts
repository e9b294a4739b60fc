import { and, count, getTableName, isNotNull, type SQL } from 'drizzle-orm'
import { findAccount } from './accounts'
import { exportBookings } from './booking-rows'
import { listConsents } from './consents'
import { exportEmailConfirmation } from './email-confirmations'
import type { Db } from './engine'
import { exportMemberships } from './group-members'
import { exportHides, exportReports } from './group-reports'
import { exportGroups } from './groups'
import { findProgress } from './progress'
import { exportProviderKeys } from './provider-keys'
import { exportCollection, listCollections } from './record-pages'
import { exportPushDevices, exportReminders } from './reminders'
import { dataKeys } from './schema/data-keys'
import { emailConfirmations } from './schema/email-confirmations'
import { groupDecisions, groupHides, groupMembers, groupReports, groups } from './schema/groups'
import { account, rateLimit, session, user, verification } from './schema/identity'
import { outbox } from './schema/outbox'
import { type OwnedTable, ownedBy } from './schema/owned'
import { consents, profiles, progress } from './schema/people'
import { providerKeys } from './schema/provider-keys'
import { records } from './schema/records'
import { pushDevices, reminders, serverSecrets } from './schema/reminders'
import { scheduledJobs } from './schema/scheduled-jobs'
import { passkeys, recoveryCodes, totpSecrets } from './schema/second-factors'
import { bookings, therapistMessages } from './schema/therapists'
import { useSums } from './schema/use-sums'
import { exportPasskeys, exportRecoveryCodes, exportTotp } from './second-factors'
import type { Store } from './store'
import { exportTherapistMessages } from './therapist-messages'

/** What one table holds of a person. */
type Holding = {
  /** The name of this part of a download. */
  part: string
  table: OwnedTable
  /** Which of a person's rows count; all of them where it is left out. */
  isHeld?: SQL
  /** The rows opened, as plain values in the words of the specification; what may be much comes as JSON in pieces. */
  read: (store: Store, owner: string) => Promise<unknown> | AsyncGenerator<string>
}

/**
 * Every table that holds something of a person, with what a download says of it. A test fails on an owned table that is not here, on one that
 * is neither owned nor in `sharedTables`, and on one that erasing a person does not empty.
 */
export const holdings: readonly Holding[] = [
  { part: 'account', table: profiles, read: findAccount },
  { part: 'signIn', table: user, read: exportSignIn },
  { part: 'signInMethods', table: account, read: exportSignInMethods },
  { part: 'sessions', table: session, read: exportSessions },
  { part: 'consents', table: consents, read: listConsents },
  { part: 'progress', table: progress, read: findProgress },
  {
    part: 'records',
    table: records,
    isHeld: isNotNull(records.sealed),
    read: exportRecords,
  },
  { part: 'groups', table: groups, read: exportGroups },
  { part: 'memberships', table: groupMembers, read: exportMemberships },
  { part: 'reports', table: groupReports, read: exportReports },
  { part: 'hiddenGroups', table: groupHides, read: exportHides },
  {
    part: 'providerKeys',
    table: providerKeys,
    read: exportProviderKeys,
  },
  {
    part: 'pendingEmail',
    table: emailConfirmations,
    read: exportEmailConfirmation,
  },
  { part: 'authenticatorApp', table: totpSecrets, read: exportTotp },
  { part: 'passkeys', table: passkeys, read: exportPasskeys },
  { part: 'recoveryCodes', table: recoveryCodes, read: exportRecoveryCodes },
  { part: 'reminder', table: reminders, read: exportReminders },
  { part: 'pushDevices', table: pushDevices, read: exportPushDevices },
  { part: 'bookings', table: bookings, read: exportBookings },
  {
    part: 'therapistMessages',
    table: therapistMessages,
    read: exportTherapistMessages,
  },
  { part: 'mails', table: outbox, read: exportMails },
  { part: 'openLinks', table: verification, read: exportLinks },
]

/** Tables whose rows are nobody's own, and why. */
export const sharedTables: Record<string, string> = {
  [getTableName(dataKeys)]: 'keys of the store, wrapped with the secret of the operator',
  [getTableName(scheduledJobs)]: 'when the server does what it does by the clock',
  [getTableName(serverSecrets)]: 'keys that the installation made for itself',
  [getTableName(groupDecisions)]: 'what moderators decided on groups, without words and names',
  [getTableName(rateLimit)]: 'counts under digests that name nobody',
  [getTableName(useSums)]: 'sums of a day over everybody who agreed, without any account',
}

/** How many rows of each part are a person's; parts without any are left out. */
export async function countHoldings(store: Store, owner: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { part, table, isHeld } of holdings) {
    const [row] = await store.db
      .select({ rows: count() })
      .from(table)
      .where(and(ownedBy(table, owner), isHeld))
    if (row && row.rows > 0) counts[part] = row.rows
  }
  return counts
}

/** What a person only has once they did something with their account, beyond making it. */
const contents: ReadonlySet<string> = new Set([
  'records',
  'groups',
  'memberships',
  'providerKeys',
  'reminder',
  'bookings',
  'therapistMessages',
])

/** Whether the account holds anything that its person made. */
export async function hasContents(db: Pick<Db, 'select'>, owner: string): Promise<boolean> {
  for (const { part, table, isHeld } of holdings) {
    if (!contents.has(part)) continue
    const [row] = await db
      .select({ rows: count() })
      .from(table)
      .where(and(ownedBy(table, owner), isHeld))
    if (row && row.rows > 0) return true
  }
  return false
}

/** All that is kept of a person, by part, as JSON in pieces: all of it at once could be hundreds of megabytes. */
export async function* readHoldings(store: Store, owner: string): AsyncGenerator<string> {
  yield '{'
  for (const [index, { part, read }] of holdings.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(part)}:`
    const value = read(store, owner)
    if (value instanceof Promise) yield JSON.stringify(await value)
    else yield* value
  }
  yield '}'
}

/** All that a person has, by collection, oldest first, page by page; deletions leave no word and are not in it. */
async function* exportRecords(store: Store, owner: string): AsyncGenerator<string> {
  yield '{'
  for (const [index, collection] of (await listCollections(store, owner)).entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(collection)}:[`
    let isFirst = true
    for await (const page of exportCollection(store, owner, collection)) {
      if (page.length > 0) yield `${isFirst ? '' : ','}${page.map((record) => JSON.stringify(record)).join(',')}`
      isFirst = false
    }
    yield ']'
  }
  yield '}'
}

async function exportSignIn({ db }: Store, owner: string) {
  const { email, emailVerified, createdAt } = user
  const [row] = await db.select({ email, emailVerified, createdAt }).from(user).where(ownedBy(user, owner))
  return row ?? null
}

/** How the person signs in; never the password, of which only a digest is kept. */
async function exportSignInMethods({ db }: Store, owner: string) {
  const { providerId, createdAt } = account
  return await db.select({ providerId, createdAt }).from(account).where(ownedBy(account, owner))
}

/** When the person signed in; never the token, which would let in whoever reads the file. */
async function exportSessions({ db }: Store, owner: string) {
  const { createdAt, updatedAt, expiresAt } = session
  return await db.select({ createdAt, updatedAt, expiresAt }).from(session).where(ownedBy(session, owner))
}

/** That a mail was written, and when; its words lie in the person's own mailbox, and a link in it must not lie in a file. */
async function exportMails({ db }: Store, owner: string) {
  const { createdAt, sentAt } = outbox
  return await db.select({ createdAt, sentAt }).from(outbox).where(ownedBy(outbox, owner))
}

async function exportLinks({ db }: Store, owner: string) {
  const { createdAt, expiresAt } = verification
  return await db.select({ createdAt, expiresAt }).from(verification).where(ownedBy(verification, owner))
}
