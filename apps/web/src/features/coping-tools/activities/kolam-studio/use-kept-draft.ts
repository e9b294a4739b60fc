import { useEffect, useRef } from 'react'

/** Writes a draft down when the hand has rested for `restMs`, and at once when the page is left. What was never changed is never written. */
export function useKeptDraft<State>(state: State, write: (state: State) => void, restMs: number): void {
  const unwritten = useRef<State | null>(null)
  const written = useRef(state)
  const now = useRef(write)
  now.current = write

  useEffect(() => {
    if (state === written.current) return
    unwritten.current = state
    const timer = setTimeout(flush, restMs)
    return () => clearTimeout(timer)

    function flush() {
      if (unwritten.current === null) return
      written.current = unwritten.current
      unwritten.current = null
      now.current(written.current)
    }
  }, [state, restMs])

  useEffect(() => {
    const flush = () => {
      if (unwritten.current !== null) now.current(unwritten.current)
      unwritten.current = null
    }
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', flushWhenHidden)
    addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
}
