import type { ExerciseFeedback, ToolId } from '@maitri/contracts'
import { useState } from 'react'
import { ensureGate } from '../../../components/crisis-help/gate'
import { useCrisisGate } from '../../../components/crisis-help/use-crisis-gate'
import { newId } from '../../../lib/new-id'
import type { PresentRecord } from '../../../lib/records/record-collections'
import { useRecordActs } from '../../../lib/records/use-records'
import { type FeedbackAnswers, feedbackOf } from './feedback-answers'

/** A note that is there already; without a body one that is written now about something done at that time. */
export type KeptFeedback = Pick<PresentRecord<'exercise-feedback'>, 'id' | 'occurredAt'> & {
  body: ExerciseFeedback | null
}

/** How keeping goes on. 'held' is kept, and help stands above: the page stays until the person goes on. */
export type Keeping = 'idle' | 'busy' | 'held' | 'gate_missing' | 'save_failed'

/** Keeps what someone says about an exercise, once the gate has read the note. Answers true where nothing holds the person back. */
export function useKeepFeedback(toolId: ToolId, kept: KeptFeedback | null) {
  const { assess, panel } = useCrisisGate()
  const { write } = useRecordActs('exercise-feedback')
  const [keeping, setKeeping] = useState<Keeping>('idle')

  async function keep(answers: FeedbackAnswers): Promise<boolean> {
    setKeeping('busy')
    const notes = answers.notes.trim()
    let isHelpNeeded = false
    try {
      const { needsHelp } = await ensureGate()
      isHelpNeeded = notes !== '' && needsHelp(assess(notes).tier)
    } catch {
      // Without words there is nothing to read.
      if (notes !== '') {
        setKeeping('gate_missing')
        return false
      }
    }
    const occurredAt = kept?.occurredAt ?? new Date().toISOString()
    try {
      await write.mutateAsync({ id: kept?.id ?? newId(), occurredAt, body: feedbackOf(toolId, occurredAt, answers) })
    } catch {
      setKeeping('save_failed')
      return false
    }
    setKeeping(isHelpNeeded ? 'held' : 'idle')
    return !isHelpNeeded
  }

  return { keep, keeping, panel }
}
