import { randomBytes } from 'node:crypto'
import type { Sealer } from './sealing'

/**
 * A random key for one person, sealed for their profile. It seals their copy on their devices, and goes with the account: then nobody can make it
 * again, and what a device still holds stays closed for good.
 */
export const newDeviceKey = (sealer: Sealer, owner: string): Uint8Array =>
  sealer.seal(randomBytes(32).toString('base64'), placeOfDeviceKey(owner))

/** A person's device key, 32 bytes in base64. `sealed` is null in accounts of earlier versions, which keep theirs for what devices already hold. */
export const openDeviceKey = (sealer: Sealer, owner: string, sealed: Uint8Array | null): string =>
  sealed ? sealer.unseal(sealed, placeOfDeviceKey(owner)) : sealer.derivedDeviceKey(owner)

/** Where a device key is sealed to. */
export const placeOfDeviceKey = (owner: string) => ({ table: 'profiles', owner, id: 'device key' })
