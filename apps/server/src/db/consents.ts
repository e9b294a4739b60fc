import type { ConsentPurpose } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from './engine'
import { ownedBy } from './schema/owned'
import { consents } from './schema/people'
import type { Store } from './store'

export type NewConsent = { purpose: ConsentPurpose; granted: boolean; textVersion: string; language: Language }
export type Consent = NewConsent & { at: string }

/** The most choices that are kept of one person: somebody who changes their mind every day of two years has fewer. */
const maxConsents = 1000

/** Whether one more consent may be given. Withdrawing always may: each ends one that was given. */
export async function hasRoomForConsent({ db }: Store, owner: string): Promise<boolean> {
  const [kept] = await db.select({ choices: count() }).from(consents).where(ownedBy(consents, owner))
  return (kept?.choices ?? 0) < maxConsents
}

/**
 * Adds what the person chose, where it is not what holds already; what was chosen before stays readable (`docs/safety.md` P1). Who withdraws
 * again, in another language or under another text, withdraws nothing.
 */
export async function recordConsent({ db }: Store, owner: string, consent: NewConsent, at: Date): Promise<void> {
  const { granted, textVersion, language } = consents
  const [held] = await db
    .select({ granted, textVersion, language })
    .from(consents)
    .where(and(ownedBy(consents, owner), eq(consents.purpose, consent.purpose)))
    .orderBy(desc(consents.id))
    .limit(1)
  const isSameText = held?.textVersion === consent.textVersion && held.language === consent.language
  const isHeld = held?.granted === consent.granted && (isSameText || !consent.granted)
  if (!isHeld) await recordConsentIn(db, owner, consent, at)
}

/** The same within a transaction. */
export async function recordConsentIn(
  db: Pick<Db, 'insert'>,
  owner: string,
  { purpose, granted, textVersion, language }: NewConsent,
  at: Date,
): Promise<void> {
  await db.insert(consents).values({ owner, purpose, granted, textVersion, language, at: at.toISOString() })
}

/** Everything the person ever chose, newest first; the first of a purpose is what holds. */
export async function listConsents({ db }: Store, owner: string): Promise<Consent[]> {
  const { purpose, granted, textVersion, language, at } = consents
  return await db
    .select({ purpose, granted, textVersion, language, at })
    .from(consents)
    .where(ownedBy(consents, owner))
    .orderBy(desc(consents.id))
}
