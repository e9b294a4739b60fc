import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ensureAccount } from '../db/accounts'
import { user } from '../db/schema/identity'
import type { Store } from '../db/store'

/** A person with an account, as sign-up leaves one; answers the id. */
export async function buildPerson(store: Store, at = new Date()): Promise<string> {
  const userId = randomUUID()
  const email = `${userId}@example.test`
  await store.db.insert(user).values({ id: userId, name: 'Asha', email })
  await ensureAccount(store, { userId, email, displayName: 'Asha', at })
  return userId
}

/** A person whose address is verified. */
export async function buildVerifiedPerson(store: Store): Promise<string> {
  const userId = await buildPerson(store)
  await store.db.update(user).set({ emailVerified: true }).where(eq(user.id, userId))
  return userId
}
