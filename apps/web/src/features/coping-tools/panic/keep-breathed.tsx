import { copingTool, durationOf } from '@maitri/content/coping-tools'
import { useEffect, useRef } from 'react'
import type { StepClock } from '../player/activity'
import { useRecordExercise } from '../player/use-record-exercise'

/** Keeps how long was breathed, when the screen is left: as an exercise that was ended before its time. */
export function KeepBreathed({ clock }: { clock: StepClock }) {
  const { record } = useRecordExercise()
  const keep = useRef(record)
  keep.current = record
  useEffect(() => {
    const began = new Date().toISOString()
    return () =>
      keep.current(
        'saans',
        {
          secondsDone: Math.round(clock.activeMs() / 1000),
          duration: durationOf(copingTool('saans')),
          isComplete: false,
          isUntimed: true,
          breaths: 0,
        },
        began,
      )
  }, [clock])
  return null
}
