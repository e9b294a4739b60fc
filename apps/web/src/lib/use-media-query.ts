import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as it changes. */
export function useMediaQuery(query: string): boolean {
  // Asked for once: React looks at every rendering, and each new list is an inquiry of its own.
  const list = useMemo(() => matchMedia(query), [query])
  const subscribe = useCallback(
    (tell: () => void) => {
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
