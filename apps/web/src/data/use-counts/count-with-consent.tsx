import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import type { SessionUser } from '../../lib/session/session-store'
import { writeStored } from '../../lib/stored-value'
import { accountQuery } from '../account-query'
import { ownStorageName } from '../records/sealed-storage'

/** Most have not agreed, and do without its code; who has does not wait for it. */
const CountUses = lazy(() =>
  import('./count-uses').then(
    ({ CountUses }) => ({ default: CountUses }),
    () => ({ default: () => null }),
  ),
)

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
    <Suspense fallback={null}>
      <CountUses owner={user.uid} />
    </Suspense>
  )
}
