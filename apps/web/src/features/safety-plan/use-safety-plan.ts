import { useEffect, useRef, useState } from 'react'
import { createKeptPlan, type KeptPlan } from '../../data/kept-plan'
import { mergePlans } from '../../data/merge-plans'
import { ownerOf } from '../../data/records/owner-records'
import { createSealedStorage, ownStorageName } from '../../data/records/sealed-storage'
import { changePlan, emptyPlan, type PlanAction, type SafetyPlan, safetyPlanStorage } from '../../data/safety-plan'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { useSession } from '../../lib/session/session'
import { readStored } from '../../lib/stored-value'

export type Kept = 'unchanged' | 'saved' | 'not_kept'

export type OwnPlan = {
  plan: SafetyPlan
  kept: Kept
  change: (action: PlanAction) => void
  /** What was deleted last and can come back. */
  deleted: 'line' | 'plan' | null
  deletePlan: () => void
  undo: () => void
}

type Deleted = { what: 'line' | 'plan'; before: SafetyPlan; after: SafetyPlan }

/** The plan on this device, saved with every change; null until it was read. */
export function useSafetyPlan(): OwnPlan | null {
  const session = useSession()
  // Where an account may be in, its plan is waited for: a guest's must not be shown in its place. Nobody else waits for the check.
  const isUnknown = session.state === 'loading' && readStored('user') !== null
  const owner = isUnknown ? null : (ownerOf(session) ?? 'guest')
  const [plan, setPlan] = useState<SafetyPlan | null>(null)
  const [kept, setKept] = useState<Kept>('unchanged')
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const keeper = useRef<KeptPlan>(null)

  useEffect(() => {
    setPlan(null)
    setDeleted(null)
    setKept('unchanged')
    return owner === null ? undefined : openPlan(owner)

    function openPlan(of: string) {
      const name = ownStorageName(safetyPlanStorage, of)
      const mine = createKeptPlan({
        name,
        storage: createSealedStorage(safetyPlanStorage, of, createDeviceKeys()),
        isThere: () => readStored(name) !== null,
        onShow: setPlan,
        onKept: (isKept) => setKept(isKept ? 'saved' : 'not_kept'),
      })
      keeper.current = mine
      const heed = ({ key }: StorageEvent) => {
        if (key === name) mine.refresh()
      }
      mine.refresh()
      window.addEventListener('storage', heed)
      // A page that was put away, in the back/forward cache or frozen, heard of nothing meanwhile.
      window.addEventListener('pageshow', mine.refresh)
      document.addEventListener('visibilitychange', mine.refresh)
      return () => {
        mine.close()
        window.removeEventListener('storage', heed)
        window.removeEventListener('pageshow', mine.refresh)
        document.removeEventListener('visibilitychange', mine.refresh)
      }
    }
  }, [owner])

  if (!plan) return null

  return {
    plan,
    kept,
    change: (action) => {
      const line = action.action === 'delete' && plan.sections[action.section].find(({ id }) => id === action.id)
      const at = new Date().toISOString()
      if (line && line.text.trim() !== '')
        setDeleted({ what: 'line', before: plan, after: changePlan(plan, action, at) })
      else if (action.action !== 'delete') setDeleted(null)
      keeper.current?.change((now) => changePlan(now, action, at))
    },
    deleted: deleted?.what ?? null,
    deletePlan: () => {
      setDeleted({ what: 'plan', before: plan, after: emptyPlan })
      keeper.current?.change(() => emptyPlan)
    },
    undo: () => {
      // What came from another tab since stays.
      if (deleted) keeper.current?.change((now) => mergePlans(deleted.after, deleted.before, now))
      setDeleted(null)
    },
  }
}
