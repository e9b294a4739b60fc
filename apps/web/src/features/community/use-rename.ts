import { joinGroup } from '@maitri/contracts'
import { callApi } from '../../lib/api-client'
import { readGuestGroups, writeGuestGroups } from '../../lib/groups/guest-groups'
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
