import { copingTool } from '@maitri/content/coping-tools'
import type { ToolId, ToolWriting } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { useRecordActions } from '../../../data/records/use-records'
import { newId } from '../../../lib/new-id'
import type { ExerciseEnd } from './exercise-player'

/** Below this an exercise was opened and not begun: nothing is counted. */
const leastSeconds = 10

/** Keeps what was done in an exercise and what was made in it, also where the exercise is one tool of a routine. */
export function useRecordExercise() {
  const { t } = useTranslation('coping_tools')
  const history = useRecordActions('exercise-history')
  const activities = useRecordActions('activities')
  const writings = useRecordActions('tool-writings')

  return {
    /** An exercise that was left early counts for the seconds it lasted; as an activity it counts when it is complete. */
    record(toolId: ToolId, end: ExerciseEnd, beganAt: string): void {
      const tool = copingTool(toolId)
      const title = t(`tools.${toolId}.title`)
      const id = newId()
      if (end.secondsDone >= leastSeconds || end.isComplete) {
        history.write.mutate({
          id,
          occurredAt: beganAt,
          body: {
            type: 'exercise',
            toolId,
            date: beganAt,
            name: title,
            category: tool.category,
            ...end,
          },
        })
      }
      if (!end.isComplete) return
      // Under the same id: who deletes what was done takes it out of the progress too.
      activities.write.mutate({
        id,
        occurredAt: new Date().toISOString(),
        body: { type: 'tool', title, itemId: toolId },
      })
    },
    /** Answers the id under which it is kept. */
    keepWriting(body: ToolWriting, id = newId()): string {
      writings.write.mutate({ id, occurredAt: new Date().toISOString(), body })
      return id
    },
  }
}
