import { useEffect, useMemo, useState } from 'react'
import { createSealedStorage } from '../../data/records/sealed-storage'
import { createSessionMemory } from '../../data/session-memory'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { useSessionStore } from '../../lib/session/session'

/** Whoever said 'Later' is not asked again before the next visit. */
const later = createSessionMemory<true>()

/** What an account answered when it was asked about a guest's things: 'later' for this visit, 'left' on this device. */
export function useGuestMoveChoice(uid: string) {
  const session = useSessionStore()
  const storage = useMemo(() => createSealedStorage('guestThingsLeft', uid, createDeviceKeys()), [uid])
  const [isLater, setIsLater] = useState(later.find(session) ?? false)
  /** How many things were left here; undefined until that was looked up. */
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    void storage.read().then((text) => setLeft(Number(text ?? 0)))
  }, [storage])
  return {
    mayAsk: (total: number): boolean => !isLater && left !== undefined && total > left,
    later() {
      later.keep(session, true)
      setIsLater(true)
    },
    leave(total: number) {
      setLeft(total)
      void storage.write(String(total))
    },
  }
}
