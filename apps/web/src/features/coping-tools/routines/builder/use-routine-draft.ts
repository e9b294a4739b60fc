import { useState } from 'react'
import { useSessionStore } from '../../../../lib/session/session'
import {
  type BuilderTarget,
  draftKey,
  emptyOrKept,
  isSame,
  keptDrafts,
  type RoutineDraft,
  withFirstTool,
} from './routine-draft'

/** The draft of what the builder is open for; what was begun earlier in this tab is there again. */
export function useRoutineDraft(target: BuilderTarget) {
  const session = useSessionStore()
  const key = draftKey(target)
  const [draft, setDraft] = useState(() =>
    withFirstTool(keptDrafts.find(session)?.[key] ?? emptyOrKept(target), target),
  )

  const begunKey = `begun: ${key}`
  const [begun] = useState(() => keptDrafts.find(session)?.[begunKey] ?? emptyOrKept(target))

  function keep(next: RoutineDraft | null) {
    const { [key]: _, [begunKey]: __, ...others } = keptDrafts.find(session) ?? {}
    keptDrafts.keep(session, next ? { ...others, [key]: next, [begunKey]: begun } : others)
  }

  return {
    draft,
    /** What stood there when this was begun. */
    begun,
    isChanged: !isSame(draft, emptyOrKept(target)),
    change(part: Partial<RoutineDraft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      keep(next)
    },
    /** Saved, or given up by the person. */
    drop: () => keep(null),
  }
}
