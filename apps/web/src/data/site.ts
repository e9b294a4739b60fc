import { publicPaths, type Site } from '@maitri/contracts'
import { useEffect, useSyncExternalStore } from 'react'
import { readUnchecked } from '../lib/api-client'
import { siteFactsOf } from './site-facts'

// A store of its own rather than a query: the sign-in page needs these facts and nothing else that queries bring along.
let site: Site | null = null
let asking: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Asks once; a failed ask is tried again by the next screen that wants to know. */
function askForSite(): Promise<void> {
  asking ??= readUnchecked(publicPaths.site).then(
    (answer) => {
      site = siteFactsOf(answer)
      for (const listener of listeners) listener()
    },
    () => {
      asking = null
    },
  )
  return asking
}

/** Contacts and capabilities of this installation; null until they are known, and offline. */
export function useSite(): Site | null {
  useEffect(() => {
    void askForSite()
  }, [])
  return useSyncExternalStore(subscribe, () => site)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets what was known, for a test that stands for another installation. */
export function forgetSite(): void {
  site = null
  asking = null
}
