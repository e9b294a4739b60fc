import { alone } from '../lib/alone'
import { mergePlans } from './merge-plans'
import type { OwnStorage } from './records/sealed-storage'
import { emptyPlan, isWritten, parsePlan, type SafetyPlan } from './safety-plan'

export type KeptPlan = {
  /** Shows what other tabs wrote meanwhile, joined with what stands here. */
  refresh: () => void
  /** Changes the plan as it stands here by now, which a screen may not have drawn yet, and keeps what was changed. */
  change: (change: (plan: SafetyPlan) => SafetyPlan) => void
  close: () => void
}

type KeptPlanOptions = {
  /** The name of what is kept, by which the tabs of a browser wait for each other. */
  name: string
  storage: OwnStorage
  /** Whether something lies there, which may be what this tab cannot open. */
  isThere: () => boolean
  onShow: (plan: SafetyPlan) => void
  onKept: (isKept: boolean) => void
}

/** Reads and writes what is kept under a plan's name while no other tab does, where the browser can promise that. */
export const alonePlan = <Result>(name: string, work: () => Promise<Result>) => alone(`maitri-${name}`, work)

/**
 * One owner's plan in this tab. Another tab, or this page as it comes back from the back/forward cache, may know an older one: what is kept
 * is read anew before each write, and only what was changed here is put into it.
 */
export function createKeptPlan({ name, storage, isThere, onShow, onKept }: KeptPlanOptions): KeptPlan {
  let isOpen = true
  /** What was last read or kept: what here and there is compared with. */
  let base = emptyPlan
  let shown: SafetyPlan | null = null
  let last: Promise<void> = Promise.resolve()
  /** Whether a write waits that will take along what comes meanwhile. */
  let isWaiting = false

  function show(plan: SafetyPlan) {
    shown = plan
    if (isOpen) onShow(plan)
  }

  /** The plan that lies there; what was known of it where it cannot be opened. */
  async function read(): Promise<SafetyPlan> {
    const stored = parsePlan(await storage.read())
    return stored ?? (isThere() ? base : emptyPlan)
  }

  async function follow() {
    const theirs = await read()
    const merged = shown ? mergePlans(base, shown, theirs) : theirs
    base = theirs
    show(merged)
  }

  async function write() {
    isWaiting = false
    const theirs = await read()
    const mine = shown ?? theirs
    const merged = mergePlans(base, mine, theirs)
    const text = isWritten(merged) ? JSON.stringify(merged) : null
    const isKept = await storage.write(text)
    if (isKept) base = parsePlan(text) ?? emptyPlan
    // More may have been written here while this was kept.
    show(mergePlans(mine, shown ?? mine, merged))
    if (isOpen && !isWaiting) onKept(isKept)
  }

  /** One after the other, within this tab and among all of them. */
  function inTurn(work: () => Promise<void>) {
    last = last
      .then(() => alonePlan(name, work))
      .catch(() => {
        if (isOpen) onKept(false)
      })
  }

  return {
    refresh: () => inTurn(follow),
    change(change) {
      show(change(shown ?? base))
      if (isWaiting) return
      isWaiting = true
      inTurn(write)
    },
    close() {
      isOpen = false
    },
  }
}
