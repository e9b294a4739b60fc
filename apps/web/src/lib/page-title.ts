import { useEffect, useSyncExternalStore } from 'react'

let own: string | null = null
const listeners = new Set<() => void>()

function setOwn(title: string | null): void {
  own = title
  for (const tell of listeners) tell()
}

/** Names the document after what the page shows, for instance an article, as long as it shows it; without it the route's name stands. */
export function useSetPageTitle(title: string): void {
  useEffect(() => {
    setOwn(title)
    return () => setOwn(null)
  }, [title])
}

/** The title that the page of the moment has of its own, or null. */
export function usePageTitle(): string | null {
  return useSyncExternalStore(subscribe, () => own)
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
