import { copingTool, durationOf } from '@maitri/content/coping-tools'
import type { ToolId, ToolWriting } from '@maitri/contracts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../lib/new-id'
import { useRecordActs } from '../../../lib/records/use-records'
import { ExerciseFeedbackForm } from '../feedback/exercise-feedback-form'
import { type ExerciseEnd, ExercisePlayer } from './exercise-player'

/** Below this an exercise was opened and not begun: nothing is counted. */
const leastSeconds = 10

type ExercisePageProps = {
  toolId: ToolId
  isAtOnce?: boolean
  /** The strain that the person named before, 0 to 10; null where they did not. */
  before?: number | null
  /** Called when the person is through with feedback, or left early. */
  onLeave: (end: ExerciseEnd) => void
}

/** An exercise from its first second to what it was like. What was done is kept at once, what it was like when it is told. */
export function ExercisePage({ toolId, isAtOnce = false, before = null, onLeave }: ExercisePageProps) {
  const { t } = useTranslation('coping_tools')
  const tool = copingTool(toolId)
  const [end, setEnd] = useState<ExerciseEnd | null>(null)
  const began = useRef(new Date().toISOString())
  const history = useRecordActs('exercise-history')
  const activities = useRecordActs('activities')
  const writings = useRecordActs('tool-writings')

  function finish(done: ExerciseEnd) {
    if (end) return
    const title = t(`tools.${toolId}.title`)
    if (done.secondsDone >= leastSeconds || done.isComplete) {
      history.write.mutate({
        id: newId(),
        occurredAt: began.current,
        body: {
          type: 'exercise',
          toolId,
          date: began.current,
          name: title,
          category: tool.category,
          duration: durationOf(tool),
          ...done,
        },
      })
    }
    if (!done.isComplete) return onLeave(done)
    activities.write.mutate({
      id: newId(),
      occurredAt: new Date().toISOString(),
      body: { type: 'tool', title, itemId: toolId },
    })
    setEnd(done)
  }

  function keep(body: ToolWriting, id = newId()): string {
    writings.write.mutate({ id, occurredAt: new Date().toISOString(), body })
    return id
  }

  if (end) return <ExerciseFeedbackForm toolId={toolId} before={before} onDone={() => onLeave(end)} />
  return <ExercisePlayer key={toolId} tool={tool} isAtOnce={isAtOnce} onKeep={keep} onEnd={finish} />
}
