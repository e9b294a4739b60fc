import { useEffect, useReducer } from 'react'

/** Renders again about five times a second while an exercise runs, for what is read from its clock. */
export function useSeconds(isRunning: boolean): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(redraw, 200)
    return () => clearInterval(timer)
  }, [isRunning])
}
