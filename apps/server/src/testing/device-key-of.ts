import { openDeviceKey } from '../db/device-keys'
import { ownedBy } from '../db/schema/owned'
import { profiles } from '../db/schema/people'
import type { Store } from '../db/store'

/** The device key of an account, as its sessions get it. */
export async function deviceKeyOf({ db, sealer }: Store, owner: string): Promise<string> {
  const [row] = await db.select({ sealed: profiles.sealed }).from(profiles).where(ownedBy(profiles, owner))
  if (!row) throw new Error('There is no such account')
  return openDeviceKey(sealer, owner, row.sealed)
}
