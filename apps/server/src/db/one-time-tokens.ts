import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { clockToleranceMs } from '@maitri/domain'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from './engine'
import { verification } from './schema/identity'

/**
 * What a token is for: the link of a mail for a new password; a sign-in that waits for its second step; the challenge that a new passkey
 * signs.
 */
export type TokenPurpose = 'reset-password' | 'second-step' | 'new-passkey'

type Queries = Pick<Db, 'select' | 'insert' | 'delete'>

/** Makes a token that works once, until `expiresAt` or until what is outstanding of its person ends. */
export async function keepOneTimeToken(
  db: Queries,
  purpose: TokenPurpose,
  userId: string,
  { expiresAt, at }: { expiresAt: Date; at: Date },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: identifierOf(purpose, token),
    value: userId,
    expiresAt,
    createdAt: at,
    updatedAt: at,
  })
  return token
}

/** Whose token this is; null where it is unknown, used or too old. */
export async function findOneTimeToken(db: Queries, purpose: TokenPurpose, token: string, at: Date) {
  const isIt = isAlive(purpose, token, at)
  const [found] = await db.select({ userId: verification.value }).from(verification).where(isIt)
  return found?.userId ?? null
}

/** The same, and the token works no more. */
export async function spendOneTimeToken(db: Queries, purpose: TokenPurpose, token: string, at: Date) {
  const isIt = isAlive(purpose, token, at)
  const [spent] = await db.delete(verification).where(isIt).returning({ userId: verification.value })
  return spent?.userId ?? null
}

/** One that was made ahead of now, by a clock that was wrong, would live for too long. */
const isAlive = (purpose: TokenPurpose, token: string, at: Date) =>
  and(
    eq(verification.identifier, identifierOf(purpose, token)),
    gt(verification.expiresAt, at),
    lte(verification.createdAt, new Date(at.getTime() + clockToleranceMs)),
  )

/** The store holds no token that would work if it were read. */
const identifierOf = (purpose: TokenPurpose, token: string) =>
  createHash('sha256').update(`${purpose}:${token}`).digest('base64url')
