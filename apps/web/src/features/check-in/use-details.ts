import { useEffect, useState } from 'react'
import type { CheckInDetails } from './check-in-details'

// On its own: of `import().then(taken, refused)` the build lets `refused` hear only of the script, and not of a style sheet that did not arrive.
const loadDetails = () => import('./check-in-details')

type Details = { CheckInDetails: typeof CheckInDetails }

/**
 * The details with their crisis gate, fetched when they are opened: the number alone needs neither. 'missing' where they could not be
 * fetched, for instance before anything of Maitri lies on this device and the network is gone; what was chosen stays, and `open` tries again.
 */
export function useDetails(isOpenAtFirst: boolean) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [details, setDetails] = useState<Details | null>(null)
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    if (!isOpen || details) return
    let isGone = false
    loadDetails().then(
      (module) => {
        if (!isGone) setDetails(module)
      },
      () => {
        if (isGone) return
        setIsMissing(true)
        setIsOpen(false)
      },
    )
    return () => {
      isGone = true
    }
  }, [isOpen, details])

  return {
    isOpen,
    isMissing,
    Details: details?.CheckInDetails ?? null,
    open: () => {
      setIsMissing(false)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
  }
}
