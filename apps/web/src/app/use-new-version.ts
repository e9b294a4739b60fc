import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { ownerOf } from '../data/records/owner-records'
import { wouldLose } from '../data/session-memory'
import { hasComeThrough, keepThroughReload, takeWhatCameThrough } from '../data/through-reload'
import { isStillServed } from '../lib/is-still-served'
import { useSession, useSessionStore } from '../lib/session/session'
import { announceNewVersion } from '../platform/new-version'

/** The app's own script among those that the page began with, libraries first. Its name changes with every version. */
const entryOf = (page: Document) =>
  [...page.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1)?.src ?? null

/**
 * After a deploy parts of the running version are gone from the server, and one without a service worker does not have them. Where a screen is
 * one of them, the new version takes the page's place, once; where it is a part of a screen, the new version is offered. What was begun is
 * there again: false until it is.
 */
export function useNewVersion(): boolean {
  const router = useRouter()
  const session = useSessionStore()
  const owner = ownerOf(useSession())
  // Asked once for each person: who is here is known only after a moment.
  const hasBegun = useMemo(() => hasComeThrough(owner), [owner])
  const [takenFor, setTakenFor] = useState<string | null>(null)
  const isWhole = !hasBegun || takenFor === owner

  useEffect(() => {
    if (!isWhole) void takeWhatCameThrough(session).finally(() => setTakenFor(owner))
  }, [session, isWhole, owner])

  useEffect(() => {
    let brokenAt: string | null = null
    let isLeaving = false

    async function look() {
      const entry = entryOf(document)
      if (!entry || isLeaving || (await isStillServed(entry))) return
      const { href, pathname } = router.latestLocation
      const { matches } = router.state
      const isThere = matches.at(-1)?.pathname === pathname && matches.every(({ status }) => status === 'success')
      const isAwaited = brokenAt === href || !isThere
      if (isAwaited && !isLeaving && !wouldLose(session)) {
        isLeaving = true
        if (await keepThroughReload(session)) return location.reload()
      }
      announceNewVersion(() => location.reload())
    }
    const onMissing = () => void look()
    addEventListener('vite:preloadError', onMissing)
    router.options.defaultOnCatch = () => {
      brokenAt = router.latestLocation.href
      void look()
    }
    return () => {
      delete router.options.defaultOnCatch
      removeEventListener('vite:preloadError', onMissing)
    }
  }, [router, session])

  return isWhole
}
