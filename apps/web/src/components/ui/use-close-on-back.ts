import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * While it is active, the way back (the browser's button, a swipe, a phone's back key) closes what is open instead of leaving the page. Outside
 * a router it does nothing.
 */
export function useCloseOnBack(isActive: boolean, onClose: () => void): void {
  const router: ReturnType<typeof useRouter> | null | undefined = useRouter({ warn: false })
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!isActive || !router) return
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }: { action: string }) => {
        if (action !== 'BACK') return false
        close.current()
        return true
      },
    })
  }, [isActive, router])
}
