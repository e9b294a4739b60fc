import { eq } from 'drizzle-orm'
import type { Transaction } from './engine'
import { user, verification } from './schema/identity'
import { profiles } from './schema/people'
import type { Store } from './store'

/** Erases a person from every table, all or nothing; what points at them goes with them. */
export async function erasePerson({ db }: Store, owner: string): Promise<void> {
  await db.transaction((tx) => erasePersonIn(tx, owner))
}

/** The same within a transaction. */
export async function erasePersonIn(tx: Transaction, owner: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, owner))
  await tx.delete(profiles).where(eq(profiles.userId, owner))
  await tx.delete(user).where(eq(user.id, owner))
}
