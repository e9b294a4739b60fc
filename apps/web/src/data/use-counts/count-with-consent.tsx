import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { LaterPart } from '../../components/ui/later-part'
import type { SessionUser } from '../../lib/session/session-store'
import { writeStored } from '../../lib/stored-value'
import { accountQuery } from '../account-query'
import { ownStorageName } from '../records/sealed-storage'

/** Most have not agreed, and do without its code; who has does not wait for it. */
const CountUses = lazy(async () => ({ default: (await import('./count-uses')).CountUses }))

/** What the consent 'improvement' governs: with it uses are counted; where it is withdrawn, here or elsewhere, what was counted goes at once. */
export function CountWithConsent({ user }: { user: SessionUser }) {
  // Not asked for here: only a change of it on this page is newer than the session.
  const account = useQuery({ ...accountQuery, enabled: false })
  const agrees = (account.data?.preferences ?? user.preferences)?.dataSharingConsent
  useEffect(() => {
    if (agrees === false) writeStored(ownStorageName('useCounts', user.uid), null)
  }, [agrees, user.uid])
  if (!agrees) return null
  return (
    <LaterPart>
      <CountUses owner={user.uid} />
    </LaterPart>
  )
}
