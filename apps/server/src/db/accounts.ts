import type { ConsentPurpose, FurtherLanguage, Theme } from '@maitri/contracts'
import { isLater, type Language } from '@maitri/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type NewConsent, recordConsentIn } from './consents'
import { newDeviceKey } from './device-keys'
import type { Db, Transaction } from './engine'
import { user } from './schema/identity'
import { ownedBy } from './schema/owned'
import { profiles, progress } from './schema/people'
import type { Store } from './store'

/** The users record of the specification, section 3, without what is derived from consents. */
export type Account = {
  uid: string
  email: string
  isEmailVerified: boolean
  displayName: string
  photoURL: string | null
  theme: Theme
  language: Language
  furtherLanguage: FurtherLanguage | null
  notifications: boolean
  /** True until age and choices were given. */
  needsProfile: boolean
  createdAt: string
  lastLogin: string
  lastUpdated: string | null
}

export type NewAccount = {
  userId: string
  email: string
  displayName?: string | null
  photoUrl?: string | null
  language?: Language
  at: Date
  /** Whether `at` is the moment of a sign-in, which an account that is there keeps. */
  isSignIn?: boolean
}

export type ProfileChoices = {
  language: Language
  consents: Record<ConsentPurpose, boolean>
  textVersion: string
  at: Date
}

/** The columns of an `Account`, for a query over `profiles` joined with `user`. */
export const accountColumns = {
  uid: profiles.userId,
  email: user.email,
  isEmailVerified: user.emailVerified,
  displayName: profiles.displayName,
  photoURL: profiles.photoUrl,
  theme: profiles.theme,
  language: profiles.language,
  furtherLanguage: profiles.furtherLanguage,
  notifications: profiles.notifications,
  needsProfile: sql<boolean>`${profiles.adultDeclaredAt} is null`,
  createdAt: profiles.createdAt,
  lastLogin: profiles.lastLoginAt,
  lastUpdated: profiles.lastUpdatedAt,
}

/**
 * The account of a person who has a sign-in record; where it is missing it is made with defaults (the specification, section 7).
 * Given `choices`, age and consents are kept in the same transaction.
 */
export async function ensureAccount(
  { db, sealer }: Pick<Store, 'db' | 'sealer'>,
  person: NewAccount,
  choices?: ProfileChoices,
): Promise<Account> {
  return await db.transaction(async (tx) => {
    const at = person.at.toISOString()
    const [made] = await tx
      .insert(profiles)
      .values({
        userId: person.userId,
        displayName: person.displayName?.trim() || (person.email.split('@')[0] ?? person.email),
        photoUrl: person.photoUrl ?? null,
        ...(person.language && { language: person.language }),
        createdAt: at,
        lastLoginAt: at,
        sealed: newDeviceKey(sealer, person.userId),
      })
      .onConflictDoNothing()
      .returning({ userId: profiles.userId })
    if (made) await tx.insert(progress).values({ owner: person.userId, updatedAt: at })
    if (!made && person.isSignIn) {
      await tx.update(profiles).set({ lastLoginAt: at }).where(ownedBy(profiles, person.userId))
      // An account of an earlier version has a derived key, which could be made again when it is gone.
      await tx
        .update(profiles)
        .set({ sealed: newDeviceKey(sealer, person.userId), hadDerivedKey: true })
        .where(and(ownedBy(profiles, person.userId), isNull(profiles.sealed)))
    }
    if (choices) await applyChoices(tx, person.userId, choices)
    const account = await selectAccount(tx, person.userId)
    if (!account) throw new Error('An account needs a sign-in record first.')
    return account
  })
}

/** The account of `userId`, or null. */
export async function findAccount({ db }: Store, userId: string): Promise<Account | null> {
  return await selectAccount(db, userId)
}

export type PreferenceChanges = {
  theme?: Theme
  language?: Language
  furtherLanguage?: FurtherLanguage | null
  notifications?: boolean
}

/**
 * Changes what is given; null where there is no such account. A preference that was chosen before the one that stands, on a device that was
 * offline since, changes nothing. `chosenAt` says when each was chosen, and nothing of it lies ahead; a missing one is chosen at `at`.
 */
export async function updateAccount(
  { db }: Store,
  userId: string,
  { displayName, preferences }: { displayName?: string | undefined; preferences: PreferenceChanges },
  { at, chosenAt }: { at: Date; chosenAt: Record<string, string> },
): Promise<Account | null> {
  return await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ chosenAt: profiles.chosenAt })
      .from(profiles)
      .where(ownedBy(profiles, userId))
      .for('update')
    if (!known) return null
    const momentOf = (name: string) => chosenAt[name] ?? at.toISOString()
    const standing = Object.entries(preferences).filter(([name]) => {
      const before = known.chosenAt[name]
      return before === undefined || !isLater(before, momentOf(name))
    })
    const moments = Object.fromEntries(standing.map(([name]) => [name, momentOf(name)]))
    await tx
      .update(profiles)
      .set({
        ...(displayName !== undefined && { displayName }),
        ...Object.fromEntries(standing),
        chosenAt: { ...known.chosenAt, ...moments },
        lastUpdatedAt: at.toISOString(),
      })
      .where(ownedBy(profiles, userId))
    if (displayName !== undefined)
      await tx.update(user).set({ name: displayName, updatedAt: at }).where(ownedBy(user, userId))
    return await selectAccount(tx, userId)
  })
}

/** Keeps age and choices of a person who came without them; null where there is no such account. */
export async function completeProfile({ db }: Store, userId: string, choices: ProfileChoices): Promise<Account | null> {
  return await db.transaction(async (tx) => {
    if (!(await selectAccount(tx, userId))) return null
    await applyChoices(tx, userId, choices)
    return await selectAccount(tx, userId)
  })
}

async function applyChoices(tx: Transaction, userId: string, choices: ProfileChoices): Promise<void> {
  const { language, textVersion, at } = choices
  await tx.update(profiles).set({ language, adultDeclaredAt: at.toISOString() }).where(ownedBy(profiles, userId))
  for (const [purpose, granted] of Object.entries(choices.consents)) {
    const consent: NewConsent = { purpose: purpose as ConsentPurpose, granted, language, textVersion }
    await recordConsentIn(tx, userId, consent, at)
  }
}

async function selectAccount(db: Pick<Db, 'select'>, userId: string): Promise<Account | null> {
  const [account] = await db
    .select(accountColumns)
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.userId))
    .where(ownedBy(profiles, userId))
  return account ?? null
}
