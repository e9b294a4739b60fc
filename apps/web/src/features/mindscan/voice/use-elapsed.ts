import { useEffect, useState } from 'react'

/** Time since a moment as mm:ss, renewed while it runs. */
export function useElapsed(startedAt: number): string {
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1_000))
  const padded = (value: number) => String(value).padStart(2, '0')
  return `${padded(Math.floor(seconds / 60))}:${padded(seconds % 60)}`
}
