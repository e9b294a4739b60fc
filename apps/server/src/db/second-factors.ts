import { and, asc, count, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db, Transaction } from './engine'
import { spendOneTimeToken } from './one-time-tokens'
import { endOutstanding } from './outstanding'
import { ownedBy } from './schema/owned'
import { passkeys, recoveryCodes, totpSecrets } from './schema/second-factors'
import { beginSession } from './sessions'
import type { Store } from './store'
import { lockUser } from './users'

export type Passkey = {
  id: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  createdAt: string
  lastUsedAt: string | null
}

/** What was shown at the second step of a sign-in. `step` is the time step of the code. */
export type ShownFactor =
  | { kind: 'totp'; step: number }
  | { kind: 'passkey'; id: string; counter: number }
  | { kind: 'recovery_code'; code: string }

type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>

/** Whether a sign-in of this person needs a second step. */
export async function hasSecondFactor(db: Queries, owner: string): Promise<boolean> {
  if ((await listPasskeys(db, owner)).length > 0) return true
  const [app] = await db.select({ owner: totpSecrets.owner }).from(totpSecrets).where(isConfirmedOf(owner))
  return app !== undefined
}

export async function listPasskeys(db: Queries, owner: string): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(ownedBy(passkeys, owner)).orderBy(asc(passkeys.createdAt))
  return rows.map(({ owner: _, transports, ...row }) => ({ ...row, transports: transports.split(',').filter(Boolean) }))
}

/** The secret of the person's authenticator app and since when it counts; null where there is none. */
export async function findTotp({ db, sealer }: Store, owner: string) {
  const [row] = await db.select().from(totpSecrets).where(ownedBy(totpSecrets, owner))
  if (!row) return null
  return { secret: sealer.unseal(row.sealed, placeOfTotp(row)), confirmedAt: row.confirmedAt, lastStep: row.lastStep }
}

export async function countRecoveryCodes(db: Queries, owner: string): Promise<number> {
  const [row] = await db.select({ codes: count() }).from(recoveryCodes).where(ownedBy(recoveryCodes, owner))
  return row?.codes ?? 0
}

/** Keeps a secret that is not asked for yet, in place of another such; false where the person has an app already. */
export async function putTotpSecret({ db, sealer }: Store, owner: string, secret: string, at: Date): Promise<boolean> {
  const values = { sealed: sealer.seal(secret, placeOfTotp({ owner })), createdAt: at.toISOString(), lastStep: null }
  const kept = await db
    .insert(totpSecrets)
    .values({ owner, ...values })
    .onConflictDoUpdate({ target: totpSecrets.owner, set: values, setWhere: isNull(totpSecrets.confirmedAt) })
    .returning({ owner: totpSecrets.owner })
  return kept.length > 0
}

/** A change of second factors: the session that makes it, which another one takes the place of. */
type Changing = { uid: string; begunAt: Date; at: Date }
/** `recoveryCodes` are the new ones where this was the first factor. */
export type ChangedFactors = { token: string; recoveryCodes: string[] | null }

/** Lets the app count from now on. `makeCodes` is asked where it is the person's first factor; null where no secret waits. */
export async function confirmTotp(
  store: Store,
  { uid, begunAt, at }: Changing,
  step: number,
  makeCodes: () => string[],
): Promise<ChangedFactors | null> {
  return await store.db.transaction(async (tx) => {
    await lockUser(tx, uid)
    const isFirst = !(await hasSecondFactor(tx, uid))
    const [confirmed] = await tx
      .update(totpSecrets)
      .set({ confirmedAt: at.toISOString(), lastStep: step })
      .where(and(ownedBy(totpSecrets, uid), isNull(totpSecrets.confirmedAt)))
      .returning({ owner: totpSecrets.owner })
    if (!confirmed) return null
    return await finishChange({ ...store, db: tx }, tx, { uid, begunAt, at }, isFirst ? makeCodes() : null)
  })
}

/** Adds a passkey; null where its challenge was not ours, and where somebody has that passkey already. */
export async function addPasskey(
  store: Store,
  { uid, begunAt, at }: Changing,
  { challenge, ...passkey }: Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> & { challenge: string },
  makeCodes: () => string[],
): Promise<ChangedFactors | null> {
  return await store.db.transaction(async (tx) => {
    await lockUser(tx, uid)
    if ((await spendOneTimeToken(tx, 'new-passkey', challenge, at)) !== uid) return null
    const isFirst = !(await hasSecondFactor(tx, uid))
    const [added] = await tx
      .insert(passkeys)
      .values({ ...passkey, owner: uid, transports: passkey.transports.join(','), createdAt: at.toISOString() })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (!added) return null
    return await finishChange({ ...store, db: tx }, tx, { uid, begunAt, at }, isFirst ? makeCodes() : null)
  })
}

/** Removes the authenticator app, or the passkey `id`; the recovery codes go with the last factor. Null where there was none. */
export async function removeFactor(
  store: Store,
  { uid, begunAt, at }: Changing,
  factor: { kind: 'totp' } | { kind: 'passkey'; id: string },
): Promise<ChangedFactors | null> {
  return await store.db.transaction(async (tx) => {
    await lockUser(tx, uid)
    const removed =
      factor.kind === 'totp'
        ? await tx.delete(totpSecrets).where(isConfirmedOf(uid)).returning({ owner: totpSecrets.owner })
        : await tx
            .delete(passkeys)
            .where(and(ownedBy(passkeys, uid), eq(passkeys.id, factor.id)))
            .returning({ id: passkeys.id })
    if (removed.length === 0) return null
    if (!(await hasSecondFactor(tx, uid))) await tx.delete(recoveryCodes).where(ownedBy(recoveryCodes, uid))
    return await finishChange({ ...store, db: tx }, tx, { uid, begunAt, at }, null)
  })
}

/** Other recovery codes in place of those before; false where the person has no second factor. */
export async function replaceRecoveryCodes(store: Store, uid: string, codes: string[], at: Date): Promise<boolean> {
  return await store.db.transaction(async (tx) => {
    await lockUser(tx, uid)
    if (!(await hasSecondFactor(tx, uid))) return false
    await putRecoveryCodes({ ...store, db: tx }, uid, codes, at)
    return true
  })
}

/** Uses what was shown: a code once, a passkey with its new count. False where it does not count. */
export async function useFactor({ db, sealer }: Store, uid: string, shown: ShownFactor, at: Date): Promise<boolean> {
  switch (shown.kind) {
    case 'totp': {
      const { lastStep } = totpSecrets
      // A right clock takes no code of more than one step ahead, so that one further ahead was used while the clock was wrong.
      const isNewer = or(isNull(lastStep), lt(lastStep, shown.step), gt(lastStep, shown.step + 2))
      const used = await db
        .update(totpSecrets)
        .set({ lastStep: shown.step })
        .where(and(isConfirmedOf(uid), isNewer))
        .returning({ owner: totpSecrets.owner })
      return used.length > 0
    }
    case 'passkey': {
      const used = await db
        .update(passkeys)
        .set({ counter: shown.counter, lastUsedAt: at.toISOString() })
        .where(and(ownedBy(passkeys, uid), eq(passkeys.id, shown.id)))
        .returning({ id: passkeys.id })
      return used.length > 0
    }
    case 'recovery_code': {
      const digest = sealer.digest(shown.code, purposeOfCodes(uid))
      const used = await db
        .delete(recoveryCodes)
        .where(and(ownedBy(recoveryCodes, uid), eq(recoveryCodes.digest, digest)))
        .returning({ owner: recoveryCodes.owner })
      return used.length > 0
    }
  }
}

/** Since when each factor is there, for a download; never a secret, a key or a code. */
export async function exportTotp({ db }: Store, owner: string) {
  const { createdAt, confirmedAt } = totpSecrets
  return await db.select({ createdAt, confirmedAt }).from(totpSecrets).where(ownedBy(totpSecrets, owner))
}

export async function exportPasskeys({ db }: Store, owner: string) {
  const { createdAt, lastUsedAt } = passkeys
  return await db.select({ createdAt, lastUsedAt }).from(passkeys).where(ownedBy(passkeys, owner))
}

export async function exportRecoveryCodes({ db }: Store, owner: string) {
  return await db
    .select({ createdAt: recoveryCodes.createdAt })
    .from(recoveryCodes)
    .where(ownedBy(recoveryCodes, owner))
}

/** Where an app's secret is sealed to. */
export const placeOfTotp = ({ owner }: { owner: string }) => ({ table: 'totp_secrets', owner, id: 'totp' })

async function finishChange(
  store: Store,
  tx: Transaction,
  { uid, begunAt, at }: Changing,
  codes: string[] | null,
): Promise<ChangedFactors> {
  if (codes) await putRecoveryCodes(store, uid, codes, at)
  await endOutstanding(tx, uid, 'credentials')
  return { token: await beginSession(tx, uid, { begunAt, at }), recoveryCodes: codes }
}

async function putRecoveryCodes({ db, sealer }: Store, owner: string, codes: string[], at: Date): Promise<void> {
  await db.delete(recoveryCodes).where(ownedBy(recoveryCodes, owner))
  const rows = codes.map((code) => ({
    owner,
    digest: sealer.digest(code, purposeOfCodes(owner)),
    createdAt: at.toISOString(),
  }))
  await db.insert(recoveryCodes).values(rows)
}

const purposeOfCodes = (owner: string) => `recovery code of ${owner}`
const isConfirmedOf = (owner: string) => and(ownedBy(totpSecrets, owner), isNotNull(totpSecrets.confirmedAt))
