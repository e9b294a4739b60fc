import { useEffect } from 'react'

/** Keeps the screen awake while `isWanted`, where the browser can. A lock ends with every hidden page and is asked for again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !navigator.wakeLock) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery: then the exercise goes on without it.
      const given = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void given?.release()
      else lock = given
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isWanted])
}
