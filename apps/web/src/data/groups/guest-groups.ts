import { createStoredList } from './stored-list'

/** The local-storage name under which the groups lie that a guest joined: a JSON list of `GuestMembership`. */
export const guestGroupsKey = 'joinedGroups_guest'

/** A group that a guest joined on this device, and the pseudonym they will have there once they have an account. */
export type GuestMembership = { id: string; pseudonym: string; joinedAt: string }

const joined = createStoredList(guestGroupsKey, isMembership)

/** What the guest of this device joined, in the order of joining. */
export const readGuestGroups = joined.read

/** Keeps them; answers whether the device does. An empty list leaves nothing behind. */
export const writeGuestGroups = joined.write

/** What the guest joined; renders again when that changes, in another tab too. */
export const useGuestGroups = joined.use

function isMembership(value: unknown): value is GuestMembership {
  if (typeof value !== 'object' || value === null) return false
  const { id, pseudonym, joinedAt } = value as Record<string, unknown>
  return typeof id === 'string' && typeof pseudonym === 'string' && typeof joinedAt === 'string'
}
