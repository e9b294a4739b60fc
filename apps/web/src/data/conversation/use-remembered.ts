import { useCallback, useEffect, useMemo, useState } from 'react'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { createSealedStorage, ownStorageName } from '../records/sealed-storage'
import { parseRemembered, type Remembered } from './remembered'

/** The local-storage name, followed by the owner. */
const name = 'mindmitraMemory'

export type RememberedHandle = {
  /** Null until the device was asked. */
  remembered: Remembered | null
  read: () => Promise<Remembered>
  /** Takes the place of all that was remembered; nothing is left on the device where it is empty. */
  write: (next: Remembered) => void
}

/** What Mindmitra remembers of one owner: on this device alone, an account's sealed with its key. Changes in another tab show here. */
export function useRemembered(owner: string): RememberedHandle {
  const storage = useMemo(() => createSealedStorage(name, owner, createDeviceKeys()), [owner])
  const [remembered, setRemembered] = useState<Remembered | null>(null)

  const read = useCallback(async () => parseRemembered(await storage.read()), [storage])

  useEffect(() => {
    let isCurrent = true
    const show = () =>
      void read().then((found) => {
        if (isCurrent) setRemembered(found)
      })
    const heed = ({ key }: StorageEvent) => {
      if (key === null || key === ownStorageName(name, owner)) show()
    }
    show()
    addEventListener('storage', heed)
    return () => {
      isCurrent = false
      removeEventListener('storage', heed)
    }
  }, [read, owner])

  const write = useCallback(
    (next: Remembered) => {
      setRemembered(next)
      void storage.write(Object.keys(next).length > 0 ? JSON.stringify(next) : null)
    },
    [storage],
  )

  return useMemo(() => ({ remembered, read, write }), [remembered, read, write])
}
