import type { RiskReading, RiskTier } from '@maitri/domain'
import { useSyncExternalStore } from 'react'

/**
 * What the gate found since this tab was opened. It lives in memory alone: no tier is ever stored, logged or sent (`safety.md` S16), and
 * it goes with the person it belongs to.
 */
type CrisisSession = {
  owner: string | null
  /** The most urgent reading so far: taking words back never clears it (S9). */
  reading: RiskReading
  /** How often help was called for; it chooses the wording, so that none is repeated twice running (S15). */
  calls: number
  isFolded: boolean
}

const nothing: RiskReading = { tier: 'none', about: 'self', matched: [] }

let session: CrisisSession = { owner: null, reading: nothing, calls: 0, isFolded: false }
const listeners = new Set<() => void>()

function become(next: CrisisSession): void {
  session = next
  for (const listener of listeners) listener()
}

type Raise = (current: RiskTier, next: RiskTier) => RiskTier

/** Takes in one more reading. `isCall` is true where its own tier needs help: then the panel opens and speaks again, in other words. */
export function takeReading(next: RiskReading, isCall: boolean, raise: Raise): void {
  if (next.tier === 'none') return
  const { reading, calls } = session
  const tier = raise(reading.tier, next.tier)
  const isRaised = tier !== reading.tier
  const matched = [...next.matched, ...reading.matched.filter((found) => !next.matched.includes(found))]
  const about = isRaised || (tier === next.tier && next.about === 'self') ? next.about : reading.about
  const speaks = isRaised || isCall
  become({
    ...session,
    reading: { tier, about, matched },
    calls: speaks ? calls + 1 : calls,
    isFolded: speaks ? false : session.isFolded,
  })
}

export function foldPanel(isFolded: boolean): void {
  become({ ...session, isFolded })
}

/** Forgets what another person wrote in this tab; null is nobody. */
export function belongTo(owner: string | null): void {
  if (session.owner === owner) return
  become({ owner, reading: nothing, calls: 0, isFolded: false })
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
