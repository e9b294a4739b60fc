import { useCallback, useEffect, useRef } from 'react'

/** The specification, section 4: a reading appears after about 1.5 s. Time to breathe, and to change one's mind. */
const analysisDelayMs = 1_500

/** Runs what is given after the delay, unless it is cancelled or the page is left before. */
export function useAnalysisDelay(): { start: (finish: () => void) => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const start = useCallback(
    (finish: () => void) => {
      cancel()
      timer.current = setTimeout(finish, analysisDelayMs)
    },
    [cancel],
  )
  useEffect(() => cancel, [cancel])
  return { start, cancel }
}
