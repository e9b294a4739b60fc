import { currentLanguage } from '../lib/i18n/i18n'

type Gate = Pick<typeof import('@maitri/domain/risk'), 'readRisk' | 'needsHelp' | 'raiseTier' | 'namedIn'>

let loading: Promise<Gate> | null = null
let loaded: Gate | null = null

/**
 * The crisis gate, loaded once and on the device from then on. A field for free text awaits it before it accepts a submit (`docs/safety.md`
 * section 1). Rejects where it cannot be loaded; the next call tries again.
 */
export function ensureGate(): Promise<Gate> {
  loading ??= import('@maitri/domain/risk').then(
    (gate) => {
      loaded = gate
      warmWhenIdle(gate.warmRisk(currentLanguage()))
      return gate
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** The gate is ten times as large as a screen, whose last parts and words go first on a slow line. */
const afterScreenMs = 400

/**
 * Loads the gate once the screen stands and the page has nothing else to do. Words that somebody leaves before that ask for it at once, and
 * wait for it. Where it cannot be loaded, whoever sends words hears of it then.
 */
export function loadGateAfterScreen(): void {
  if (loading) return
  setTimeout(() => whenIdle(() => void ensureGate().catch(() => undefined)), afterScreenMs)
}

/** The gate, for those who have awaited `ensureGate`. Throws before that: a text must never pass unread. */
export function loadedGate(): Gate {
  if (!loaded) throw new Error('Await ensureGate() before a text is read')
  return loaded
}

/** Short enough that a touch in between is still answered within a frame, also where the slices stand four times as long. */
const warmForMs = 4

/** Goes through the slices when the page has nothing else to do. A text that comes first is still read whole, only later. */
function warmWhenIdle(slices: Iterator<void>): void {
  whenIdle(() => {
    const until = performance.now() + warmForMs
    while (performance.now() < until) if (slices.next().done) return
    warmWhenIdle(slices)
  })
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run)
}
