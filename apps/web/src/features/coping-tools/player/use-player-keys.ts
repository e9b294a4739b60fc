import { useEffect, useRef } from 'react'

type PlayerKeys = {
  /** Pause, or on again. */
  onToggle: () => void
  onPrevious: () => void
  onNext: () => void
  onExit: () => void
}

/** What has keys of its own: there the player's mean something else. */
const hasOwnKeys =
  'input, textarea, select, [contenteditable], [role="application"], [role="slider"], [role="group"] button, summary'
const isPressedBySpace = 'button, a[href], summary'
const layers = 'dialog, [role="dialog"], [popover]'

/** Space pauses and goes on, arrows lead from step to step, Escape asks about leaving; never where a part in focus takes the key itself. */
export function usePlayerKeys(keys: PlayerKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (target instanceof Element && (target.closest(layers) || target.closest(hasOwnKeys))) return
      if (document.querySelector('dialog[open]')) return
      const { onToggle, onPrevious, onNext, onExit } = latest.current
      if (key === ' ') {
        if (event.repeat || (target instanceof Element && target.closest(isPressedBySpace))) return
        onToggle()
      } else if (key === 'ArrowRight') onNext()
      else if (key === 'ArrowLeft') onPrevious()
      else if (key === 'Escape') onExit()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
