import { type RefObject, useEffect } from 'react'

/**
 * Where a control that had the focus goes away or cannot be pressed any more, the focus stays inside `place` and never falls to the page; nor does
 * it when what led here went away with the focus.
 */
export function useHeldFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current
    if (!element) return
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
    let wasInside = element.contains(document.activeElement)
    const note = ({ target }: FocusEvent) => {
      wasInside = target instanceof Node && element.contains(target)
    }
    const watcher = new MutationObserver(() => {
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement?.matches(':disabled')
      if (wasInside && isLost) element.focus({ preventScroll: true })
    })
    watcher.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', note)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [place])
}
