import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from './engine'
import { verification } from './schema/identity'

type Queries = Pick<Db, 'select' | 'insert' | 'delete'>

/** Keeps that a link for a new password was mailed and answers the token that belongs into it. */
export async function keepResetToken(db: Queries, userId: string, expiresAt: Date, at: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: identifierOf(token),
    value: userId,
    expiresAt,
    createdAt: at,
    updatedAt: at,
  })
  return token
}

/** Whose token this is; null where it is unknown, used or too old. */
export async function findResetToken(db: Queries, token: string, at: Date): Promise<string | null> {
  const [found] = await db.select({ userId: verification.value }).from(verification).where(isAlive(token, at))
  return found?.userId ?? null
}

/** The same, and the token works no more. */
export async function spendResetToken(db: Queries, token: string, at: Date): Promise<string | null> {
  const [spent] = await db.delete(verification).where(isAlive(token, at)).returning({ userId: verification.value })
  return spent?.userId ?? null
}

const isAlive = (token: string, at: Date) =>
  and(eq(verification.identifier, identifierOf(token)), gt(verification.expiresAt, at))

/** The store holds no token that would work if it were read. */
const identifierOf = (token: string) => createHash('sha256').update(`reset-password:${token}`).digest('base64url')
