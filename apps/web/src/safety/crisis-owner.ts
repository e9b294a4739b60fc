import { useSyncExternalStore } from 'react'
import { forgetDialogs } from '../data/conversation/forget-dialogs'

// What every page must know of a crisis session. Apart from it, since the first load brings this, and the rest comes with the first field.

/** What was left with its screen, on a page that reads nothing: words that need help, or words that could not be read. */
type LeftBehind = 'help' | 'unread' | null

let owner: string | null = null
let leftBehind: LeftBehind = null
const listeners = new Set<() => void>()
const forgets = new Set<() => void>()

/** Forgets what another person wrote in this tab; null is nobody. */
export function belongTo(next: string | null): void {
  if (owner === next) return
  // Where a conversation of somebody who was here stands goes with them.
  if (owner !== null) forgetDialogs()
  owner = next
  for (const forget of forgets) forget()
  leaveBehind(null)
}

/** Has this called whenever somebody else is here. */
export function whenOwnerChanges(forget: () => void): void {
  forgets.add(forget)
}

/** Says what the next page must show; where help is due, that something could not be read says less. */
export function leaveBehind(next: LeftBehind): void {
  leftBehind = next === 'unread' ? (leftBehind ?? next) : next
  for (const listener of listeners) listener()
}

export function useLeftBehind(): LeftBehind {
  return useSyncExternalStore(subscribe, () => leftBehind)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
