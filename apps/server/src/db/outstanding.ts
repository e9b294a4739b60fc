import type { Transaction } from './engine'
import { erasePersonIn } from './erase-person'
import { emailConfirmations } from './schema/email-confirmations'
import { session, verification } from './schema/identity'
import { ownedBy } from './schema/owned'
import { pushDevices } from './schema/reminders'

/**
 * How far a change reaches:
 * - `credentials`: a proof of ownership, or another password, address or way to sign in. Ends sessions, links by mail and reset tokens.
 * - `everywhere`: the person signs out on every device. The same, and no browser shows their reminders any more.
 * - `ownership`: somebody else than whoever made the account has shown that its address is theirs. The same, and with it goes all that
 *   the account holds: provider keys, consents, second factors and every content (decision 0014).
 */
export type Reach = 'credentials' | 'everywhere' | 'ownership'

/** Ends what is outstanding of a person. Belongs into the transaction of every proof of ownership and every change of credentials. */
export async function endOutstanding(tx: Transaction, owner: string, reach: Reach): Promise<void> {
  if (reach === 'ownership') return erasePersonIn(tx, owner)
  await tx.delete(session).where(ownedBy(session, owner))
  await tx.delete(verification).where(ownedBy(verification, owner))
  await tx.delete(emailConfirmations).where(ownedBy(emailConfirmations, owner))
  if (reach === 'everywhere') await tx.delete(pushDevices).where(ownedBy(pushDevices, owner))
}
