import { ApiError } from '../../lib/api-client'
import { readGuestGroups, writeGuestGroups } from './guest-groups'
import { joinUnderFreeName } from './join-under-free-name'

/**
 * Lets whoever is signed in join what the guest of this device joined, one after the other; what was done is no longer the guest's. A group
 * that is closed or gone is left out. Throws `ApiError` where the server was not reached; what is left then stays for another try.
 */
export async function moveGuestGroups(): Promise<void> {
  for (const { id, pseudonym } of readGuestGroups()) {
    try {
      await joinUnderFreeName(id, pseudonym)
    } catch (error) {
      if (!(error instanceof ApiError) || (error.code !== 'conflict' && error.code !== 'not_found')) throw error
    }
    writeGuestGroups(readGuestGroups().filter((membership) => membership.id !== id))
  }
}
