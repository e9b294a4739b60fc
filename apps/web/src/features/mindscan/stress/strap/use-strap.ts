import { useEffect, useRef, useState } from 'react'
import { findBluetooth } from './bluetooth'
import { createStrapLink, type StrapLink, type StrapStatus } from './strap-link'

export type Strap = { isMissing: boolean; status: StrapStatus; connect: () => void; disconnect: () => void }

/** One heart-rate strap at a time. It is let go when the page is left. */
export function useStrap(onHeartRate: (bpm: number) => void): Strap {
  const [bluetooth] = useState(findBluetooth)
  const [status, setStatus] = useState<StrapStatus>({ state: 'off', problem: null })
  const link = useRef<StrapLink | null>(null)

  useEffect(
    () => () => {
      link.current?.end()
      link.current = null
    },
    [],
  )

  return {
    isMissing: bluetooth === null,
    status,
    connect() {
      if (!bluetooth) return
      link.current?.end()
      link.current = createStrapLink({ bluetooth, onStatus: setStatus, onHeartRate })
      void link.current.connect()
    },
    disconnect() {
      link.current?.end()
      link.current = null
      setStatus({ state: 'off', problem: null })
    },
  }
}
