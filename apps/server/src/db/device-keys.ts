import { randomBytes } from 'node:crypto'
import type { Sealer } from './sealing'

/**
 * A random key for one person, sealed for their profile. It seals their copy on their devices, and goes with the account: then nobody can make it
 * again, and what a device still holds stays closed for good.
 */
export const newDeviceKey = (sealer: Sealer, owner: string): Uint8Array =>
  sealer.seal(randomBytes(32).toString('base64'), placeOfDeviceKey(owner))

/** A person's key as their row of `profiles` has it. */
type StoredDeviceKey = { sealed: Uint8Array | null; hadDerivedKey: boolean }

/** A person's device key, 32 bytes in base64, and the one before it under which a device may still hold something. */
export type PersonDeviceKeys = { deviceKey: string; earlierDeviceKey?: string }

/** Opens a person's device keys. An account of an earlier version has a derived one until its next sign-in. */
export function openDeviceKeys(
  sealer: Sealer,
  owner: string,
  { sealed, hadDerivedKey }: StoredDeviceKey,
): PersonDeviceKeys {
  if (!sealed) return { deviceKey: sealer.derivedDeviceKey(owner) }
  const deviceKey = sealer.unseal(sealed, placeOfDeviceKey(owner))
  return hadDerivedKey ? { deviceKey, earlierDeviceKey: sealer.derivedDeviceKey(owner) } : { deviceKey }
}

/** Where a device key is sealed to. */
export const placeOfDeviceKey = (owner: string) => ({ table: 'profiles', owner, id: 'device key' })
