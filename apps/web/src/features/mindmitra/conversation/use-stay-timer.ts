import { nextStayAt } from '@maitri/domain'
import { useEffect } from 'react'
import type { Dialog } from '../engine/respond'

/** Calls `onDue` when the next line of 'stay with me' is due; a tab that slept hears it when it wakes. */
export function useStayTimer(dialog: Dialog | null, onDue: () => void): void {
  const dueAt = dialog && nextStayAt(dialog.state)
  useEffect(() => {
    if (dueAt === null) return
    const timer = setTimeout(onDue, Math.max(0, dueAt - Date.now()))
    return () => clearTimeout(timer)
  }, [dueAt, onDue])
}
