import { ensureAccount, type ProfileChoices } from './accounts'
import type { Transaction } from './engine'
import { findOneTimeToken, keepOneTimeToken, spendOneTimeToken } from './one-time-tokens'
import { endOutstanding } from './outstanding'
import { hasContents } from './personal-data'
import { hasSecondFactor, type ShownFactor, useFactor } from './second-factors'
import { beginSession } from './sessions'
import type { Store } from './store'
import {
  findGoogleOwner,
  findPasswordHash,
  findUserByEmail,
  insertUser,
  linkGoogle,
  lockUser,
  putPasswordHash,
  type User,
} from './users'

// Each of these is one transaction: the credential, what it ends, and the session that begins stand or fall together.

/** How long a sign-in waits for its second step. */
export const secondStepMs = 10 * 60 * 1000

/**
 * What a right password or Google begins: a session, or where the person has a second factor the wait for it; `token` is of the one or the
 * other. `uidBefore` is the account whose sessions ended: another one where the account itself was erased.
 */
export type Begun = { begins: 'session' | 'second_step'; uid: string; token: string; uidBefore: string }
type Person = { email: string; name: string; passwordHash: string; choices: ProfileChoices }

/** A new account with a password, signed in. Where the address is taken the engine refuses with `23505`. */
export async function createAccount({ db, sealer }: Store, person: Person, at: Date): Promise<Begun> {
  const { email, name, passwordHash, choices } = person
  return await db.transaction(async (tx) => {
    const uid = await insertUser(tx, { email, name, isEmailVerified: false }, at)
    await putPasswordHash(tx, uid, passwordHash, at)
    const account = { userId: uid, email, displayName: name, language: choices.language, at }
    await ensureAccount({ db: tx, sealer }, account, choices)
    return await beginFresh(tx, uid, at)
  })
}

/** Begins a session for whoever gave the password of `hash`; null where that is not the password any more. */
export async function beginWithPassword(
  { db, sealer }: Store,
  uid: string,
  hash: string,
  at: Date,
): Promise<Begun | null> {
  return await db.transaction(async (tx) => {
    const user = await lockUser(tx, uid)
    if (!user || (await findPasswordHash(tx, uid)) !== hash) return null
    return begin({ db: tx, sealer }, user, at)
  })
}

/** The same password under another hash; nothing where it was changed meanwhile. */
export async function renewPasswordHash(
  { db }: Store,
  uid: string,
  hash: string,
  renewed: string,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockUser(tx, uid)) && (await findPasswordHash(tx, uid)) === hash)
      await putPasswordHash(tx, uid, renewed, at)
  })
}

/** Another password, and a session in place of every one before. */
export async function replacePassword({ db }: Store, uid: string, hash: string, at: Date): Promise<Begun | null> {
  return await db.transaction(async (tx) => {
    if (!(await lockUser(tx, uid)) || (await findPasswordHash(tx, uid)) === null) return null
    await putPasswordHash(tx, uid, hash, at)
    await endOutstanding(tx, uid, 'credentials')
    return await beginFresh(tx, uid, at)
  })
}

/**
 * What became of a proof that an address is somebody's. `unproven`: whoever made the account with this address never showed that it is
 * theirs, and wrote something; it is neither shown nor erased before the owner of the address says so.
 */
export type Proof<Done> = ({ state: 'done' } & Done) | { state: 'unproven' } | { state: 'refused' }

/** `not_googles`: there is an account of the address, and Google's word is not enough to open it. */
export type GoogleProof = Proof<Begun> | { state: 'not_googles' }

type ResetPassword = { token: string; passwordHash: string; startsEmpty: boolean }

/** Spends the token of a mailed link for a new password. Nobody is signed in by it. */
export async function resetPassword(
  { db, sealer }: Store,
  { token, passwordHash, startsEmpty }: ResetPassword,
  at: Date,
): Promise<Proof<{ uidBefore: string }>> {
  return await db.transaction(async (tx) => {
    const uid = await findOneTimeToken(tx, 'reset-password', token, at)
    const user = uid && (await lockUser(tx, uid))
    if (!user) return { state: 'refused' }
    if (!user.isEmailVerified && !startsEmpty && (await hasContents(tx, user.id))) return { state: 'unproven' }
    // Of two that come at the same moment with one token only the first finds it here.
    if (!(await spendOneTimeToken(tx, 'reset-password', token, at))) return { state: 'refused' }
    const owner = user.isEmailVerified ? user.id : await startAgain({ db: tx, sealer }, user, at)
    await putPasswordHash(tx, owner, passwordHash, at)
    await endOutstanding(tx, owner, 'credentials')
    return { state: 'done', uidBefore: user.id }
  })
}

type GooglePerson = {
  subject: string
  email: string
  isEmailVerified: boolean
  ownsAddress: boolean
  name: string | null
  photoUrl: string | null
}

/**
 * Signs in who Google says it is: a known Google account, else the account of an address that is Google's own, else a new one. Whoever made
 * a Google account with an address of others may have lost that address since, so it opens and erases nothing, and is not proven by it.
 */
export async function beginWithGoogle(
  { db, sealer }: Store,
  { subject, email, isEmailVerified, ownsAddress, name, photoUrl }: GooglePerson,
  startsEmpty: boolean,
  at: Date,
): Promise<GoogleProof> {
  return await db.transaction(async (tx): Promise<GoogleProof> => {
    const known = await findGoogleOwner(tx, subject)
    const owner = known && (await lockUser(tx, known))
    if (owner) return { state: 'done', ...(await begin({ db: tx, sealer }, owner, at, photoUrl)) }
    // An address that Google has not verified may be anybody's.
    if (!isEmailVerified) return { state: 'refused' }
    const found = await findUserByEmail(tx, email)
    const user = found && (await lockUser(tx, found.id))
    if (user && !ownsAddress) return { state: 'not_googles' }
    if (user?.isEmailVerified) await endOutstanding(tx, user.id, 'credentials')
    else if (user && !startsEmpty && (await hasContents(tx, user.id))) return { state: 'unproven' }
    else if (user) await endOutstanding(tx, user.id, 'ownership')
    const person = user?.isEmailVerified
      ? user
      : await insertNamed(tx, { email, name, isEmailVerified: ownsAddress }, at)
    await linkGoogle(tx, person.id, subject, at)
    return {
      state: 'done',
      ...(await begin({ db: tx, sealer }, person, at, photoUrl)),
      uidBefore: user?.id ?? person.id,
    }
  })
}

/** Finishes a sign-in that waits for its second step; null where none waits, or where what was shown does not count. */
export async function beginWithSecondFactor(store: Store, token: string, shown: ShownFactor, at: Date) {
  return await store.db.transaction(async (tx): Promise<Begun | null> => {
    const uid = await findOneTimeToken(tx, 'second-step', token, at)
    const user = uid && (await lockUser(tx, uid))
    if (!user || !(await useFactor({ ...store, db: tx }, user.id, shown, at))) return null
    if (!(await spendOneTimeToken(tx, 'second-step', token, at))) return null
    const { id: userId, email, name: displayName } = user
    await ensureAccount({ ...store, db: tx }, { userId, email, displayName, at, isSignIn: true })
    return await beginFresh(tx, user.id, at)
  })
}

type Within = Pick<Store, 'sealer'> & { db: Transaction }

async function begin(within: Within, user: User, at: Date, photoUrl: string | null = null): Promise<Begun> {
  const tx = within.db
  const { id: uid, email, name: displayName } = user
  if (await hasSecondFactor(tx, uid)) {
    const expiresAt = new Date(at.getTime() + secondStepMs)
    const token = await keepOneTimeToken(tx, 'second-step', uid, { expiresAt, at })
    return { begins: 'second_step', uid, token, uidBefore: uid }
  }
  await ensureAccount(within, { userId: uid, email, displayName, photoUrl, at, isSignIn: true })
  return await beginFresh(tx, uid, at)
}

async function beginFresh(tx: Transaction, uid: string, at: Date): Promise<Begun> {
  return { begins: 'session', uid, token: await beginSession(tx, uid, { begunAt: at, at }), uidBefore: uid }
}

/** The address passes to who has proven it, with an empty account under another id: nothing that points at the one before finds it. */
async function startAgain(within: Within, { id, email }: User, at: Date): Promise<string> {
  const tx = within.db
  await endOutstanding(tx, id, 'ownership')
  const { id: userId, name: displayName } = await insertNamed(tx, { email, name: null, isEmailVerified: true }, at)
  await ensureAccount(within, { userId, email, displayName, at })
  return userId
}

type Newcomer = Omit<User, 'id' | 'name'> & { name: string | null }

async function insertNamed(tx: Transaction, { email, name, isEmailVerified }: Newcomer, at: Date): Promise<User> {
  const user = { email, name: name ?? email.split('@')[0] ?? email, isEmailVerified }
  return { id: await insertUser(tx, user, at), ...user }
}
