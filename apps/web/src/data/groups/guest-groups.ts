import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../lib/stored-value'

/** The local-storage name under which the groups lie that a guest joined: a JSON list of `GuestMembership`. */
export const guestGroupsKey = 'joinedGroups_guest'

/** A group that a guest joined on this device, and the pseudonym they will have there once they have an account. */
export type GuestMembership = { id: string; pseudonym: string; joinedAt: string }

const listeners = new Set<() => void>()
let known: { text: string | null; memberships: readonly GuestMembership[] } = { text: null, memberships: [] }

/** What the guest of this device joined, in the order of joining. */
export function readGuestGroups(): readonly GuestMembership[] {
  const text = readStored(guestGroupsKey)
  if (text !== known.text) known = { text, memberships: parse(text) }
  return known.memberships
}

/** Keeps them; answers whether the device does. An empty list leaves nothing behind. */
export function writeGuestGroups(memberships: readonly GuestMembership[]): boolean {
  const text = memberships.length > 0 ? JSON.stringify(memberships) : null
  writeStored(guestGroupsKey, text)
  for (const tell of listeners) tell()
  return readStored(guestGroupsKey) === text
}

/** What the guest joined; renders again when that changes, in another tab too. */
export function useGuestGroups(): readonly GuestMembership[] {
  return useSyncExternalStore(subscribe, readGuestGroups)
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

function parse(text: string | null): GuestMembership[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isMembership) : []
  } catch {
    return []
  }
}

function isMembership(value: unknown): value is GuestMembership {
  if (typeof value !== 'object' || value === null) return false
  const { id, pseudonym, joinedAt } = value as Record<string, unknown>
  return typeof id === 'string' && typeof pseudonym === 'string' && typeof joinedAt === 'string'
}
