import { useCallback, useEffect, useRef } from 'react'

/** The specification, section 4: a reading appears after about 1.5 s. Time to breathe, and to change one's mind. */
const analysisDelayMs = 1_500

/**
 * Runs what is given after the delay, unless it is cancelled or the page is left before; the signal tells it where that happens while it
 * works.
 */
export function useAnalysisDelay(): { start: (finish: (signal: AbortSignal) => void) => void; cancel: () => void } {
  const running = useRef<AbortController>(undefined)
  const cancel = useCallback(() => running.current?.abort(), [])
  const start = useCallback(
    (finish: (signal: AbortSignal) => void) => {
      cancel()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const timer = setTimeout(() => finish(signal), analysisDelayMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
    },
    [cancel],
  )
  useEffect(() => cancel, [cancel])
  return { start, cancel }
}
