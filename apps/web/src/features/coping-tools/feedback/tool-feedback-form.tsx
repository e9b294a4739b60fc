import type { ExerciseFeedback, ToolId } from '@maitri/contracts'
import type { PresentRecord } from '../../../data/records/record-store'
import { useRecordActions } from '../../../data/records/use-records'
import { newId } from '../../../lib/new-id'
import { feedbackOf, responsesOf } from './feedback-answers'
import { FeedbackForm } from './feedback-form'

/** A note that is there already; without a body one that is written now about something done at that time. */
export type KeptFeedback = Pick<PresentRecord<'exercise-feedback'>, 'id' | 'occurredAt'> & {
  body: ExerciseFeedback | null
}

type ToolFeedbackFormProps = {
  /** The id of what was done. */
  doneId: string
  toolId: ToolId
  /** The strain named before, 0 to 10; without it none is asked for now. */
  before?: number | null
  /** What was noted earlier and is changed here. */
  kept?: KeptFeedback | null
  /** At the end of an exercise, on stone: three large words, the rest behind a row. */
  isEnding?: boolean
  leaveLabel: string
  onKept: () => void
  onLeave: () => void
}

/** What an exercise was like, kept as the feedback of its tool. */
export function ToolFeedbackForm({ toolId, before = null, kept = null, ...rest }: ToolFeedbackFormProps) {
  const { write } = useRecordActions('exercise-feedback')
  return (
    <FeedbackForm
      {...rest}
      initial={responsesOf(kept?.body ?? null, before)}
      isChange={kept !== null}
      onKeep={(answers, begunAnswers) => {
        const occurredAt = kept?.occurredAt ?? new Date().toISOString()
        const body = feedbackOf(toolId, occurredAt, answers)
        const begun = kept?.body && feedbackOf(toolId, occurredAt, begunAnswers)
        return write.mutateAsync({ id: kept?.id ?? newId(), occurredAt, body, begun })
      }}
    />
  )
}
