import { hideGroup } from '@maitri/contracts'
import { ApiError, callApi } from '../../lib/api-client'
import { readGuestGroups, writeGuestGroups } from './guest-groups'
import { hideOnDevice, readHiddenGroups } from './hidden-groups'
import { joinUnderFreeName } from './join-under-free-name'

/**
 * Lets whoever is signed in join what the guest of this device joined, and hides for them what the guest hid, one after the other; what was
 * done is no longer the guest's. A group that is closed or gone is left out. Throws `ApiError` where the server was not reached; what is left
 * then stays for another try.
 */
export async function moveGuestGroups(): Promise<void> {
  for (const { id, pseudonym } of readGuestGroups()) {
    await unlessGone(joinUnderFreeName(id, pseudonym))
    writeGuestGroups(readGuestGroups().filter((membership) => membership.id !== id))
  }
  for (const id of readHiddenGroups()) {
    await unlessGone(callApi(hideGroup, { params: { id } }))
    hideOnDevice(id, false)
  }
}

async function unlessGone(asked: Promise<unknown>): Promise<void> {
  try {
    await asked
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'conflict' && error.code !== 'not_found')) throw error
  }
}
