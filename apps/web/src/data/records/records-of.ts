import { createDeviceKeys } from '../../lib/session/device-keys'
import { createOwnerRecords, type OwnerRecords } from './owner-records'

const owners = new Map<string, OwnerRecords>()

/** One set of tables an owner, whatever number of components ask. */
export function recordsOf(owner: string): OwnerRecords {
  const known = owners.get(owner) ?? createOwnerRecords(owner, createDeviceKeys())
  owners.set(owner, known)
  return known
}

/** Drops keys and words of everyone, or of everyone else, from this page's memory. */
export function forgetRecords(butOf: string | null = null): void {
  for (const owner of owners.keys()) if (owner !== butOf) owners.delete(owner)
}
