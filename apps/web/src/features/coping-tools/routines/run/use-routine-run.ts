import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ownerOf } from '../../../../data/records/owner-records'
import { createSealedStorage } from '../../../../data/records/sealed-storage'
import { createDeviceKeys } from '../../../../lib/session/device-keys'
import { useSession } from '../../../../lib/session/session'
import { parseRun, type RoutineRun } from './routine-run'

export type KeptRun = {
  /** The run that is under way on this device; null where there is none, undefined until it was looked for. */
  run: RoutineRun | null | undefined
  /** Whether the device keeps it over a reload. */
  isKept: boolean
  change: (next: (run: RoutineRun) => RoutineRun) => void
  begin: (run: RoutineRun) => void
  clear: () => void
}

/** The one run of whoever is here: it stays on this device, sealed for accounts. */
export function useRoutineRun(): KeptRun {
  const owner = ownerOf(useSession()) ?? 'guest'
  const storage = useMemo(() => createSealedStorage('routineRun', owner, createDeviceKeys()), [owner])
  const [run, setRun] = useState<RoutineRun | null>()
  const [isKept, setIsKept] = useState(true)
  // Two changes of one moment must not lose each other.
  const latest = useRef<RoutineRun | null>(null)

  useEffect(() => {
    let isOver = false
    void storage.read().then((text) => {
      if (isOver) return
      latest.current = parseRun(text)
      setRun(latest.current)
    })
    return () => {
      isOver = true
    }
  }, [storage])

  const put = useCallback(
    (next: RoutineRun | null) => {
      latest.current = next
      setRun(next)
      void storage.write(next && JSON.stringify(next)).then(setIsKept)
    },
    [storage],
  )

  return {
    run,
    isKept,
    begin: put,
    change: useCallback((next) => latest.current && put(next(latest.current)), [put]),
    clear: useCallback(() => put(null), [put]),
  }
}
