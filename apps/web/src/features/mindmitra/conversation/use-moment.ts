import { useEffect, useState } from 'react'

const stepMs = 1_000

/** The present in milliseconds, renewed at that moment and each whole second before it; it rests once that is past. */
export function useMoment(until: number): number {
  const [now, setNow] = useState(Date.now)
  const [awaited, setAwaited] = useState(until)
  // Before anything is drawn: by an old clock a reply that is still to come would be seen for a moment.
  if (awaited !== until) {
    setAwaited(until)
    setNow(Date.now())
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const present = Date.now()
      setNow(present)
      const left = until - present
      if (left > 0) timer = setTimeout(look, left % stepMs || stepMs)
    }
    look()
    return () => clearTimeout(timer)
  }, [until])
  return now
}
