import { copingTool } from '@maitri/content/coping-tools'
import type { ToolId, ToolWriting } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { useRecordActions } from '../../../data/records/use-records'
import { newId } from '../../../lib/new-id'
import type { ExerciseEnd } from './exercise-end'

/** Below this an exercise was opened and not begun: nothing is counted. */
const leastSeconds = 10

/** Below this someone looked through the steps of a timed exercise: it counts for its seconds, and not as complete. */
const leastCompleteSeconds = 30

/** Keeps what was done in an exercise and what was made in it, also where the exercise is one tool of a routine. */
export function useRecordExercise() {
  const { t } = useTranslation('coping_tools')
  const history = useRecordActions('exercise-history')
  const activities = useRecordActions('activities')
  const writings = useRecordActions('tool-writings')

  return {
    /**
     * An exercise counts for the seconds it lasted. As complete, and as an activity, it counts when it came to its end and someone did not only
     * look through its steps. Under an id that is known it takes the place of what was kept before.
     */
    record(toolId: ToolId, end: ExerciseEnd, beganAt: string, id = newId()): void {
      const tool = copingTool(toolId)
      const title = t(`tools.${toolId}.title`)
      const { secondsDone, duration } = end
      const isComplete = end.isComplete && (end.isUntimed || secondsDone >= leastCompleteSeconds)
      if (secondsDone >= leastSeconds || isComplete) {
        history.write.mutate({
          id,
          occurredAt: beganAt,
          body: {
            type: 'exercise',
            toolId,
            date: beganAt,
            name: title,
            category: tool.category,
            secondsDone,
            duration,
            isComplete,
          },
        })
      }
      if (!isComplete) return
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
