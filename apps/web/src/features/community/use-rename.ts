import { joinGroup } from '@maitri/contracts'
import { readGuestGroups, writeGuestGroups } from '../../data/groups/guest-groups'
import { callApi } from '../../lib/api-client'
import { useSession } from '../../lib/session/session'
import { useKnownGroups } from './use-groups'

/** Changes the person's pseudonym in a group; a guest's lies on the device. Rejects with `ApiError`. */
export function useRename(id: string): (pseudonym: string) => Promise<void> {
  const known = useKnownGroups()
  const isGuest = useSession().state !== 'signed_in'
  return async (pseudonym) => {
    if (isGuest) {
      writeGuestGroups(readGuestGroups().map((one) => (one.id === id ? { ...one, pseudonym } : one)))
      return
    }
    await known.settle(await callApi(joinGroup, { params: { id }, body: { pseudonym } }))
  }
}
