import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The present moment, renewed every minute, so that 'open now', a greeting or a week stays true on a page left open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
