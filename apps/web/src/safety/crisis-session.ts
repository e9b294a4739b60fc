import type { Language, RiskReading, RiskTier } from '@maitri/domain'
import { useSyncExternalStore } from 'react'
import { leaveBehind, whenOwnerChanges } from './crisis-owner'

/**
 * What the gate found since this tab was opened. It lives in memory alone: no tier is ever stored, logged or sent (`docs/safety.md` S16), and
 * it goes with the person it belongs to.
 */
type CrisisSession = {
  /** The most urgent reading so far: taking words back never clears it (S9). */
  reading: RiskReading
  /** How often help was called for; it chooses the wording, so that none is repeated twice running (S15). */
  calls: number
  /** The language of the words that help answers; null is the interface's. */
  language: Language | null
  isFolded: boolean
  /** Where help stands: a screen may have several fields that are read, and help must speak once. Null before any field was there. */
  drawnAt: symbol | null
}

const nothing: RiskReading = { tier: 'none', about: 'self', matched: [] }

let session: CrisisSession = {
  reading: nothing,
  calls: 0,
  language: null,
  isFolded: false,
  drawnAt: null,
}
const listeners = new Set<() => void>()

function become(next: CrisisSession): void {
  session = next
  for (const listener of listeners) listener()
}

type Raise = (current: RiskTier, next: RiskTier) => RiskTier

type Manner = {
  /** The reading's own tier needs help: the panel speaks again, in other words. */
  isCall: boolean
  /** The panel comes as the folded bar, with its call, and stays as it is where it was there before. */
  isFolded?: boolean
}

/** Takes in one more reading, and opens the panel where it speaks. Answers whether it speaks. */
export function takeReading(next: RiskReading, raise: Raise, { isCall, isFolded = false }: Manner): boolean {
  if (next.tier === 'none') return false
  const { reading, calls } = session
  const tier = raise(reading.tier, next.tier)
  const isRaised = tier !== reading.tier
  const isThere = reading.tier !== 'none' && reading.tier !== 'distress'
  const matched = [...next.matched, ...reading.matched.filter((found) => !next.matched.includes(found))]
  const about = isRaised || (tier === next.tier && next.about === 'self') ? next.about : reading.about
  const speaks = isRaised || isCall
  if (speaks) spokeAt = performance.now()
  become({
    ...session,
    reading: { tier, about, matched },
    calls: speaks ? calls + 1 : calls,
    isFolded: speaks && (!isFolded || !isThere) ? isFolded : session.isFolded,
  })
  return speaks
}

/** Says in which language help speaks from now on. */
export function speakIn(language: Language | null): void {
  if (session.language !== language) become({ ...session, language })
}

export function foldPanel(isFolded: boolean): void {
  become({ ...session, isFolded })
}

whenOwnerChanges(() => {
  spokeAt = Number.NEGATIVE_INFINITY
  become({ ...session, reading: nothing, calls: 0, language: null, isFolded: false })
})

/** The places above fields that are on the page now, in the order in which they came, and the one whose field was read last. */
let places: readonly symbol[] = []
/** Help that has only just spoken when its place goes was not read yet: it goes along to the next page. */
const unreadForMs = 3_000
let spokeAt = Number.NEGATIVE_INFINITY
let askedAt: symbol | null = null

/** Says that help can stand here, until the returned function is called. */
export function offerPlace(place: symbol): () => void {
  places = [...places, place]
  choosePlace()
  return () => {
    places = places.filter((one) => one !== place)
    choosePlace()
    if (places.length === 0 && performance.now() - spokeAt < unreadForMs) leaveBehind('help')
  }
}

/**
 * Says that the field of this place was read: help stands above it from now on. Where the field is gone meanwhile, help stands where the
 * next one is, or on the page itself where it has something to say.
 */
export function askFrom(place: symbol, speaks: boolean): void {
  askedAt = place
  choosePlace()
  if (places.length === 0 && speaks) leaveBehind('help')
}

/** Says that words of this place could not be read; while their field is there, it says so itself. */
export function leaveUnread(place: symbol): void {
  if (!places.includes(place)) leaveBehind('unread')
}

function choosePlace(): void {
  const drawnAt = askedAt && places.includes(askedAt) ? askedAt : (places[0] ?? null)
  if (drawnAt !== session.drawnAt) become({ ...session, drawnAt })
}

export function useCrisisSession(): CrisisSession {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => session,
  )
}
