import { useEffect } from 'react'
import { useSession } from '../lib/session/session'
import { belongTo } from './crisis-owner'

/**
 * Forgets what the gate found as soon as someone else is here, or nobody. Stands around every screen: the next guest at a shared device must
 * not meet the help that was meant for the one before.
 */
export function useCrisisOwner(): void {
  const session = useSession()
  const isKnown = session.state !== 'loading'
  const owner = session.state === 'signed_in' ? session.user.uid : session.state === 'guest' ? 'guest' : null
  useEffect(() => {
    if (isKnown) belongTo(owner)
  }, [isKnown, owner])
}
