import { useEffect, useState } from 'react'

const leadInSeconds = 3

/** Counts down before an exercise begins, and calls `onBegin` once. 0 where it has begun or needs no lead-in. */
export function useLeadIn(isSkipped: boolean, onBegin: () => void): number {
  const [left, setLeft] = useState(isSkipped ? 0 : leadInSeconds)
  useEffect(() => {
    if (left === 0) return onBegin()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, onBegin])
  return left
}
