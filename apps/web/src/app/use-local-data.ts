import { useEffect, useState } from 'react'
import { ownerOf } from '../data/records/owner-records'
import { holdKey, isSomethingVeiled, unveil, veil } from '../data/veil'
import { useSessionStore } from '../lib/session/session'

/** Lays out what an account left on this device, and puts it away once nobody of the account is here any more. False until it lies there. */
export function useLocalData(owner: string | null): boolean {
  const session = useSessionStore()
  const [laidOutFor, setLaidOutFor] = useState<string | null>(null)

  useEffect(() => {
    if (!owner) return
    const held = holdKey(owner)
    void held
      .then((key) => (key && isSomethingVeiled() ? unveil(key) : undefined))
      // What cannot be laid out must not keep anyone from their account.
      .catch(() => undefined)
      .finally(() => setLaidOutFor(owner))
    return () => {
      if (ownerOf(session.get()) !== owner) void held.then((key) => key && veil(key)).catch(() => undefined)
    }
  }, [session, owner])

  return owner === null || laidOutFor === owner || !isSomethingVeiled()
}
