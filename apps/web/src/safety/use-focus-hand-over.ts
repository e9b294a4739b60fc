import { type RefObject, useEffect, useRef } from 'react'

/** True from the press of one button until the button that takes its place has the focus. */
export type HandOver = RefObject<boolean>

/**
 * For the button that appears where another was pressed: gives it the focus, without moving the page. A panel that opens by itself takes
 * none.
 */
export function useFocusHandOver(handOver: HandOver): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!handOver.current) return
    handOver.current = false
    button.current?.focus({ preventScroll: true })
  }, [handOver])
  return button
}
