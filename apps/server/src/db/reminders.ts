import { createHash } from 'node:crypto'
import type { CollectionName, PushSubscriptionKeys, Reminder, ReminderSubject } from '@maitri/contracts'
import { nextTimeOfDay } from '@maitri/domain'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { ownedBy } from './schema/owned'
import { records } from './schema/records'
import { pushDevices, reminders } from './schema/reminders'
import type { Store } from './store'

export type DueReminder = Reminder & { owner: string; about: ReminderSubject; dueAt: string }
export type PushDevice = PushSubscriptionKeys & { id: string }

/** More browsers than anybody uses; each costs a request a day. */
export const maxPushDevices = 10

const shown = { minuteOfDay: reminders.minuteOfDay, timeZone: reminders.timeZone, language: reminders.language }

const ofSubject = (owner: string, about: ReminderSubject) => and(ownedBy(reminders, owner), eq(reminders.about, about))

/** When `owner` wants to be reminded of it; null where never. */
export async function findReminder({ db }: Store, owner: string, about: ReminderSubject): Promise<Reminder | null> {
  const [row] = await db.select(shown).from(reminders).where(ofSubject(owner, about))
  return row ?? null
}

/** Every reminder of `owner`, with what it is about. */
export async function exportReminders({ db }: Store, owner: string) {
  return await db
    .select({ about: reminders.about, ...shown })
    .from(reminders)
    .where(ownedBy(reminders, owner))
    .orderBy(asc(reminders.about))
}

/** Keeps when `owner` wants to be reminded; the first time is the next such minute after `at`. An unknown zone throws a RangeError. */
export async function putReminder(
  { db }: Store,
  owner: string,
  about: ReminderSubject,
  reminder: Reminder,
  at: Date,
): Promise<void> {
  const values = { ...reminder, nextDueAt: nextTimeOfDay(reminder.minuteOfDay, reminder.timeZone, at.toISOString()) }
  await db
    .insert(reminders)
    .values({ owner, about, ...values })
    .onConflictDoUpdate({ target: [reminders.owner, reminders.about], set: values })
}

/** Forgets one reminder; whether it was the last one that `owner` had. With the last, every browser that showed them is forgotten too. */
export async function dropReminder(
  { db }: Store,
  owner: string,
  about: ReminderSubject,
): Promise<{ wasLast: boolean }> {
  return await db.transaction(async (tx) => {
    await tx.delete(reminders).where(ofSubject(owner, about))
    const left = await tx.select({ about: reminders.about }).from(reminders).where(ownedBy(reminders, owner)).limit(1)
    if (left.length > 0) return { wasLast: false }
    await tx.delete(pushDevices).where(ownedBy(pushDevices, owner))
    return { wasLast: true }
  })
}

/** Forgets every reminder, and every browser that showed them. */
export async function dropReminders({ db }: Store, owner: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(reminders).where(ownedBy(reminders, owner))
    await tx.delete(pushDevices).where(ownedBy(pushDevices, owner))
  })
}

/** A minute of the day comes again within two days everywhere: what is further ahead, a clock that was wrong has planned. */
const furthestMs = 49 * 60 * 60 * 1000

/**
 * The next reminder that is due, or that lies too far ahead, already moved on to its next day, so that no other process and no restart takes
 * it again; or null.
 */
export async function takeDueReminder({ db }: Store, at: Date): Promise<DueReminder | null> {
  return await db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(reminders)
      .where(
        or(
          lte(reminders.nextDueAt, at.toISOString()),
          gt(reminders.nextDueAt, new Date(at.getTime() + furthestMs).toISOString()),
        ),
      )
      .orderBy(asc(reminders.nextDueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    const { owner, about, minuteOfDay, timeZone, language, nextDueAt: dueAt } = due
    const nextDueAt = nextTimeOfDay(minuteOfDay, timeZone, at.toISOString())
    await tx.update(reminders).set({ nextDueAt }).where(ofSubject(owner, about))
    return { owner, about, minuteOfDay, timeZone, language, dueAt }
  })
}

/** Whether `owner` has a check-in that speaks of `since` or later. */
export async function hasCheckInSince({ db }: Store, owner: string, since: string): Promise<boolean> {
  const isIt = and(
    ownedBy(records, owner),
    eq(records.collection, 'check-ins' satisfies CollectionName),
    isNotNull(records.sealed),
    gte(records.occurredAt, since),
  )
  const rows = await db.select({ id: records.id }).from(records).where(isIt).limit(1)
  return rows.length > 0
}

/** Keeps the browser; one that was another person's is theirs no more, and of more than ten the oldest leave. */
export async function putPushDevice(
  { db, sealer }: Store,
  owner: string,
  subscription: PushSubscriptionKeys,
  at: Date,
): Promise<void> {
  const id = derivedId(subscription.endpoint)
  const { endpoint, keys } = subscription
  const sealed = sealer.seal(JSON.stringify({ endpoint, keys }), placeOfPushDevice({ owner, id }))
  const values = { owner, sealed, createdAt: at.toISOString() }
  await db.transaction(async (tx) => {
    await tx
      .insert(pushDevices)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: pushDevices.id, set: values })
    const beyond = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(ownedBy(pushDevices, owner))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
      .offset(maxPushDevices)
    await tx.delete(pushDevices).where(and(ownedBy(pushDevices, owner), inArray(pushDevices.id, beyond)))
  })
}

export async function listPushDevices({ db, sealer }: Store, owner: string): Promise<PushDevice[]> {
  const rows = await db
    .select()
    .from(pushDevices)
    .where(ownedBy(pushDevices, owner))
    .orderBy(asc(pushDevices.createdAt))
    .limit(maxPushDevices)
  return rows.map((row) => {
    const { endpoint, keys }: PushSubscriptionKeys = JSON.parse(sealer.unseal(row.sealed, placeOfPushDevice(row)))
    return { id: row.id, endpoint, keys }
  })
}

export async function countPushDevices({ db }: Store, owner: string): Promise<number> {
  const [row] = await db.select({ devices: count() }).from(pushDevices).where(ownedBy(pushDevices, owner))
  return row?.devices ?? 0
}

/** Forgets one browser of `owner`, by its address. */
export async function dropPushDevice({ db }: Store, owner: string, endpoint: string): Promise<void> {
  await db.delete(pushDevices).where(and(ownedBy(pushDevices, owner), eq(pushDevices.id, derivedId(endpoint))))
}

/** When each browser was added; its address is a key, and none that a person could read anything from. */
export async function exportPushDevices({ db }: Store, owner: string) {
  return await db.select({ createdAt: pushDevices.createdAt }).from(pushDevices).where(ownedBy(pushDevices, owner))
}

/** Where a browser's address is sealed to. */
export const placeOfPushDevice = ({ owner, id }: { owner: string; id: string }) => ({
  table: 'push_devices',
  owner,
  id,
})

const derivedId = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')
