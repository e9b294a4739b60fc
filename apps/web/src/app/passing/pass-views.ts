import type { AnyRouter } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { prefersStillness } from '../../lib/prefers-stillness'
import './pass-views.css'
import { type Place, sharedKey } from './shared-key'

/** Nothing stands between a person and help, not even a quarter of a second. */
const atOnce: readonly string[] = [paths.help, paths.panic, paths.safetyPlan, paths.getStarted]

/** How long the old screen may stand still for a picture of the new one that is drawn in tasks of its own. */
const longestWaitMs = 150

/** A dialog that a picture grew into does not rise by itself as well. */
const brought = 'data-brought'

/**
 * Lets one screen pass into the next, and the picture of what both are about grow from the one into the other, where the browser can do that
 * and the person wants motion. A change within a screen, for instance another tab or filter, comes at once. Answers what ends it.
 *
 * Takes the place of the router's own way of starting a transition: that one knows neither what both screens share nor when it is over, and asks for
 * one of those who want none. The names are set on the elements, since a selector for 'while a transition runs' restyles the whole page.
 */
export function passViews(router: AnyRouter): () => void {
  const before = router.startViewTransition
  let forget = () => {}
  let latest: ViewTransition | null = null
  router.startViewTransition = (update) => {
    const from = router.stores.resolvedLocation.get()
    const to = router.latestLocation
    if (typeof document.startViewTransition !== 'function' || !from || !isPassing(placeOf(from), placeOf(to)))
      return update()
    const key = sharedKey(placeOf(to)) ?? sharedKey(placeOf(from))
    // One that is overtaken ends only after this began: it must not take this one's name away.
    forget()
    const old = key === null ? null : shownPicture(key)
    forget = name(old)
    const transition = document.startViewTransition(async () => {
      forget()
      await update()
      if (sharedKey(placeOf(to)) !== null) await anotherPicture(key, old)
      forget = name(key === null ? null : shownPicture(key))
    })
    latest = transition
    const end = () => {
      if (latest === transition) forget()
    }
    transition.finished.then(end, end)
    // One that is overtaken, or whose page is hidden, is no error: the change itself is made all the same.
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
  return () => {
    router.startViewTransition = before
  }
}

function isPassing(from: Place, to: Place): boolean {
  if (atOnce.includes(to.pathname) || atOnce.includes(from.pathname)) return false
  if (from.pathname === to.pathname && sharedKey(from) === sharedKey(to)) return false
  return !document.hidden && !prefersStillness()
}

const placeOf = ({ pathname, search }: { pathname: string; search: unknown }): Place => ({
  pathname,
  search: search as Place['search'],
})

/** Waits until the new screen shows its picture of the thing, if it comes soon. */
async function anotherPicture(key: string | null, old: HTMLElement | null): Promise<void> {
  const until = performance.now() + longestWaitMs
  const isThere = (picture: HTMLElement | null) => picture !== null && picture !== old
  while (key !== null && !isThere(shownPicture(key)) && performance.now() < until)
    await new Promise((turn) => setTimeout(turn))
}

/** Names a picture, if there is one, and answers what takes the name away. */
function name(picture: HTMLElement | null): () => void {
  if (!picture) return () => undefined
  picture.style.viewTransitionName = 'passing'
  picture.closest('dialog')?.setAttribute(brought, '')
  return () => {
    picture.style.viewTransitionName = ''
  }
}

/** The picture of a thing that is seen now: of an open dialog, else of what was pressed, else the first on the screen. */
function shownPicture(key: string): HTMLElement | null {
  const seen = [...document.querySelectorAll<HTMLElement>(`[data-shared=${CSS.escape(key)}]`)].filter(isSeen)
  return (
    seen.find((picture) => picture.closest('dialog[open]')) ??
    seen.find((picture) => picture.closest('a, button, article')?.contains(document.activeElement)) ??
    seen[0] ??
    null
  )
}

function isSeen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
