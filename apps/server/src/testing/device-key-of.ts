import { openDeviceKeys, type PersonDeviceKeys } from '../db/device-keys'
import { ownedBy } from '../db/schema/owned'
import { profiles } from '../db/schema/people'
import type { Store } from '../db/store'

/** The device keys of an account, as its sessions get them. */
export async function deviceKeysOf({ db, sealer }: Store, owner: string): Promise<PersonDeviceKeys> {
  const { sealed, hadDerivedKey } = profiles
  const [row] = await db.select({ sealed, hadDerivedKey }).from(profiles).where(ownedBy(profiles, owner))
  if (!row) throw new Error('There is no such account')
  return openDeviceKeys(sealer, owner, row)
}

/** The one that seals now. */
export const deviceKeyOf = async (store: Store, owner: string): Promise<string> =>
  (await deviceKeysOf(store, owner)).deviceKey
