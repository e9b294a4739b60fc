import { useEffect, useMemo, useRef, useState } from 'react'
import { ownerOf } from '../../data/records/owner-records'
import { createSealedStorage, ownStorageName } from '../../data/records/sealed-storage'
import {
  changePlan,
  emptyPlan,
  isWritten,
  type PlanAction,
  parsePlan,
  type SafetyPlan,
  safetyPlanStorage,
} from '../../data/safety-plan'
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

/** The plan on this device, saved with every change; null until it was read. */
export function useSafetyPlan(): OwnPlan | null {
  const session = useSession()
  // Where an account may be in, its plan is waited for: a guest's must not be shown in its place. Nobody else waits for the check.
  const isUnknown = session.state === 'loading' && readStored('user') !== null
  const owner = isUnknown ? null : (ownerOf(session) ?? 'guest')
  const storage = useMemo(() => owner && createSealedStorage(safetyPlanStorage, owner, createDeviceKeys()), [owner])
  const [plan, setPlan] = useState<SafetyPlan | null>(null)
  const [kept, setKept] = useState<Kept>('unchanged')
  const [before, setBefore] = useState<{ what: 'line' | 'plan'; plan: SafetyPlan } | null>(null)
  /** Counts changes, so that only the answer to the last one is told. */
  const turn = useRef(0)

  useEffect(() => {
    setPlan(null)
    setBefore(null)
    setKept('unchanged')
    if (!owner || !storage) return
    let isCurrent = true
    const read = () =>
      void storage.read().then((stored) => {
        if (isCurrent) setPlan(parsePlan(stored) ?? emptyPlan)
      })
    const heed = ({ key }: StorageEvent) => {
      if (key === ownStorageName(safetyPlanStorage, owner)) read()
    }
    read()
    window.addEventListener('storage', heed)
    return () => {
      isCurrent = false
      window.removeEventListener('storage', heed)
    }
  }, [storage, owner])

  if (!plan || !storage) return null
  const { write } = storage

  function keep(next: SafetyPlan) {
    setPlan(next)
    turn.current += 1
    const mine = turn.current
    void write(isWritten(next) ? JSON.stringify(next) : null).then((isKept) => {
      if (mine === turn.current) setKept(isKept ? 'saved' : 'not_kept')
    })
  }

  return {
    plan,
    kept,
    change: (action) => {
      const line = action.action === 'delete' && plan.sections[action.section].find(({ id }) => id === action.id)
      if (line && line.text.trim() !== '') setBefore({ what: 'line', plan })
      else if (action.action !== 'delete') setBefore(null)
      keep(changePlan(plan, action, new Date().toISOString()))
    },
    deleted: before?.what ?? null,
    deletePlan: () => {
      setBefore({ what: 'plan', plan })
      keep(emptyPlan)
    },
    undo: () => {
      if (before) keep(before.plan)
      setBefore(null)
    },
  }
}
