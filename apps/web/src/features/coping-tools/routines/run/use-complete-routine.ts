import type { ExerciseHistoryEntry, ToolId } from '@maitri/contracts'
import { useRecordActions, useRecords } from '../../../../data/records/use-records'
import { newId } from '../../../../lib/new-id'
import { durationOfTools } from '../tools-duration'
import { type RoutineRun, toolsDone } from './routine-run'

type RoutineEntry = Extract<ExerciseHistoryEntry, { type: 'routine' }>

/** A routine that is in the history, with the tools that were done. */
export type CompletedRoutine = { id: string; occurredAt: string; body: RoutineEntry; tools: readonly ToolId[] }

/** Counts a routine that was run to its end, with the tools that were done; at least one must be. */
export function useCompleteRoutine(): (run: RoutineRun) => CompletedRoutine {
  // Read here as well, so that what was done and made in the routine's tools is sent, also what was done offline.
  useRecords('activities')
  useRecords('exercise-history')
  useRecords('tool-writings')
  const history = useRecordActions('exercise-history')
  const activities = useRecordActions('activities')
  return (run) => {
    const { routineId, name } = run
    const done = toolsDone(run)
    const date = new Date().toISOString()
    const duration = durationOfTools(done).text
    const body: RoutineEntry = { type: 'routine', routineId, date, name, toolCount: done.length, duration }
    const id = newId()
    history.write.mutate({ id, occurredAt: date, body })
    // Under the same id: who deletes what was done takes it out of the progress too.
    activities.write.mutate({
      id,
      occurredAt: date,
      body: { type: 'routine', title: name, itemId: routineId },
    })
    return { id, occurredAt: date, body, tools: done }
  }
}
