import { and, count, eq, getTableName, isNotNull, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { findAccount } from './accounts'
import { exportBookings } from './bookings'
import { listConsents } from './consents'
import { exportEmailConfirmation } from './email-confirmations'
import type { Db } from './engine'
import { exportGroups, exportMemberships } from './groups'
import { findProgress } from './progress'
import { exportProviderKeys } from './provider-keys'
import { exportRecords } from './records'
import { exportPushDevices, findReminder } from './reminders'
import { dataKeys } from './schema/data-keys'
import { emailConfirmations } from './schema/email-confirmations'
import { groupMembers, groups } from './schema/groups'
import { account, rateLimit, session, user, verification } from './schema/identity'
import { outbox } from './schema/outbox'
import { consents, profiles, progress } from './schema/people'
import { providerKeys } from './schema/provider-keys'
import { records } from './schema/records'
import { pushDevices, reminders, serverSecrets } from './schema/reminders'
import { bookings, therapistMessages } from './schema/therapists'
import type { Store } from './store'
import { exportTherapistMessages } from './therapist-messages'

/** What one table holds of a person. */
type Holding = {
  /** The name of this part of a download. */
  part: string
  table: PgTable
  /** Which rows are a person's. */
  isOf: (owner: string) => SQL | undefined
  /** The rows opened, as plain values in the words of the specification. */
  read: (store: Store, owner: string) => Promise<unknown>
}

/**
 * Every table that holds something of a person, with what a download says of it. A table that is added must stand here or in
 * `impersonalTables`; a test fails on one that stands in neither, and on one that erasing a person does not empty.
 */
export const holdings: readonly Holding[] = [
  { part: 'account', table: profiles, isOf: (owner) => eq(profiles.userId, owner), read: findAccount },
  { part: 'signIn', table: user, isOf: (owner) => eq(user.id, owner), read: exportSignIn },
  { part: 'signInMethods', table: account, isOf: (owner) => eq(account.userId, owner), read: exportSignInMethods },
  { part: 'sessions', table: session, isOf: (owner) => eq(session.userId, owner), read: exportSessions },
  { part: 'consents', table: consents, isOf: (owner) => eq(consents.owner, owner), read: listConsents },
  { part: 'progress', table: progress, isOf: (owner) => eq(progress.owner, owner), read: findProgress },
  {
    part: 'records',
    table: records,
    isOf: (owner) => and(eq(records.owner, owner), isNotNull(records.sealed)),
    read: exportRecords,
  },
  { part: 'groups', table: groups, isOf: (owner) => eq(groups.owner, owner), read: exportGroups },
  { part: 'memberships', table: groupMembers, isOf: (owner) => eq(groupMembers.owner, owner), read: exportMemberships },
  {
    part: 'providerKeys',
    table: providerKeys,
    isOf: (owner) => eq(providerKeys.owner, owner),
    read: exportProviderKeys,
  },
  {
    part: 'pendingEmail',
    table: emailConfirmations,
    isOf: (owner) => eq(emailConfirmations.owner, owner),
    read: exportEmailConfirmation,
  },
  { part: 'reminder', table: reminders, isOf: (owner) => eq(reminders.owner, owner), read: findReminder },
  { part: 'pushDevices', table: pushDevices, isOf: (owner) => eq(pushDevices.owner, owner), read: exportPushDevices },
  { part: 'bookings', table: bookings, isOf: (owner) => eq(bookings.owner, owner), read: exportBookings },
  {
    part: 'therapistMessages',
    table: therapistMessages,
    isOf: (owner) => eq(therapistMessages.owner, owner),
    read: exportTherapistMessages,
  },
  { part: 'mails', table: outbox, isOf: (owner) => eq(outbox.owner, owner), read: exportMails },
  { part: 'openLinks', table: verification, isOf: isLinkOf, read: exportLinks },
]

/** Tables without anything of a person, and why. */
export const impersonalTables: Record<string, string> = {
  [getTableName(dataKeys)]: 'keys of the store, wrapped with the secret of the operator',
  [getTableName(serverSecrets)]: 'keys that the installation made for itself',
  [getTableName(rateLimit)]: 'counts under digests that name nobody',
}

/** How many rows of each part are a person's; parts without any are left out. */
export async function countHoldings(store: Store, owner: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { part, table, isOf } of holdings) {
    const [row] = await store.db.select({ rows: count() }).from(table).where(isOf(owner))
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
  for (const { part, table, isOf } of holdings) {
    if (!contents.has(part)) continue
    const [row] = await db.select({ rows: count() }).from(table).where(isOf(owner))
    if (row && row.rows > 0) return true
  }
  return false
}

/** All that is kept of a person, by part. */
export async function readHoldings(store: Store, owner: string): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  for (const { part, read } of holdings) parts[part] = await read(store, owner)
  return parts
}

/** Tokens of mailed links name their person as their value. */
function isLinkOf(owner: string) {
  return eq(verification.value, owner)
}

async function exportSignIn({ db }: Store, owner: string) {
  const { email, emailVerified, createdAt } = user
  const [row] = await db.select({ email, emailVerified, createdAt }).from(user).where(eq(user.id, owner))
  return row ?? null
}

/** How the person signs in; never the password, of which only a digest is kept. */
async function exportSignInMethods({ db }: Store, owner: string) {
  const { providerId, createdAt } = account
  return await db.select({ providerId, createdAt }).from(account).where(eq(account.userId, owner))
}

/** When the person signed in; never the token, which would let in whoever reads the file. */
async function exportSessions({ db }: Store, owner: string) {
  const { createdAt, updatedAt, expiresAt } = session
  return await db.select({ createdAt, updatedAt, expiresAt }).from(session).where(eq(session.userId, owner))
}

/** That a mail was written, and when; its words lie in the person's own mailbox, and a link in it must not lie in a file. */
async function exportMails({ db }: Store, owner: string) {
  const { createdAt, sentAt } = outbox
  return await db.select({ createdAt, sentAt }).from(outbox).where(eq(outbox.owner, owner))
}

async function exportLinks({ db }: Store, owner: string) {
  const { createdAt, expiresAt } = verification
  return await db.select({ createdAt, expiresAt }).from(verification).where(isLinkOf(owner))
}
