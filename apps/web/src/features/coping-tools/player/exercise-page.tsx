import { copingTool } from '@maitri/content/coping-tools'
import type { ToolId } from '@maitri/contracts'
import { Suspense, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExerciseFeedbackForm } from '../feedback/exercise-feedback-form'
import type { ExerciseEnd } from './exercise-end'
import { ExercisePlayer } from './exercise-player'
import { PlayerFrame } from './player-frame'
import type { Attempt } from './use-keep-place'
import { useRecordExercise } from './use-record-exercise'

type ExercisePageProps = {
  toolId: ToolId
  isImmediate?: boolean
  /** The strain that the person named before, 0 to 10; null where they did not. */
  before?: number | null
  /** Called when the person is through with feedback, or left early. */
  onLeave: (end: ExerciseEnd) => void
}

/** An exercise from its first second to what it was like. What was done is kept at once, what it was like when it is told. */
export function ExercisePage({ toolId, isImmediate = false, before = null, onLeave }: ExercisePageProps) {
  const [end, setEnd] = useState<(ExerciseEnd & Pick<Attempt, 'recordId'>) | null>(null)
  const { record, keepWriting } = useRecordExercise()
  // Fetched while the exercise runs: waited for at its end, they would leave a blank page between it and its kolam.
  useTranslation('exercise_feedback', { useSuspense: false })

  function finish(done: ExerciseEnd, { beganAt, recordId }: Attempt) {
    record(toolId, done, beganAt, recordId)
    // Drawn in short tasks, while the last step still stands.
    if (done.isComplete) startTransition(() => setEnd({ ...done, recordId }))
    else onLeave(done)
  }

  if (end)
    return (
      // What was begun of the note is looked up: meanwhile it is stone, and no blank page between.
      <Suspense fallback={<PlayerFrame toolId={toolId} />}>
        <ExerciseFeedbackForm toolId={toolId} before={before} end={end} onDone={() => onLeave(end)} />
      </Suspense>
    )
  return (
    <ExercisePlayer
      key={toolId}
      tool={copingTool(toolId)}
      isImmediate={isImmediate}
      onKeep={keepWriting}
      onEnd={finish}
      onUnfinished={(done, { beganAt, recordId }) => record(toolId, done, beganAt, recordId)}
    />
  )
}
