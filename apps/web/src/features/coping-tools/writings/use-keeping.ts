import type { ToolWriting } from '@maitri/contracts'
import { useEffect, useRef, useState } from 'react'
import type { ActivityProps } from '../player/activity'

type KeepingProps = Pick<ActivityProps, 'step' | 'onKeep' | 'onDraft'> & {
  /** The record that a draft writes to, however often it is kept. */
  id: string
  /** What would be kept now; null while there is nothing to keep. */
  writing: ToolWriting | null
}

export type Keeping = { state: 'nothing' | 'open' | 'changed' | 'kept'; keep: () => void }

/**
 * Keeps what was written when the person says so, and at the latest when the exercise is over: Complete is the player's, and pressing it
 * must lose nothing. What is kept is no draft any more.
 */
export function useKeeping(props: KeepingProps): Keeping {
  const { writing } = props
  const [kept, setKept] = useState<string | null>(null)
  const words = writing && JSON.stringify(writing)
  const isKept = words !== null && words === kept
  const latest = useRef({ ...props, isKept })
  latest.current = { ...props, isKept }

  function keep() {
    const { id, writing, onKeep, onDraft } = latest.current
    if (!writing) return
    onKeep(writing, id)
    onDraft(null)
    setKept(JSON.stringify(writing))
  }

  useEffect(
    () => () => {
      const { id, step, writing, isKept, onKeep, onDraft } = latest.current
      if (step !== 5 || !writing || isKept) return
      onKeep(writing, id)
      onDraft(null)
    },
    [],
  )

  const state = writing === null ? 'nothing' : isKept ? 'kept' : kept === null ? 'open' : 'changed'
  return { state, keep }
}
