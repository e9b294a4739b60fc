import { useState } from 'react'
import { ensureGate } from '../../../safety/gate'
import { useCrisisGate } from '../../../safety/use-crisis-gate'
import type { FeedbackAnswers } from './feedback-answers'

/** How keeping goes on. 'held' is kept, and help stands above: the page stays until the person goes on. */
export type Keeping = 'idle' | 'busy' | 'held' | 'gate_missing' | 'save_failed'

/** Keeps what someone says about what was done, once the gate has read the note. Answers true where nothing holds the person back. */
export function useKeepFeedback(onKeep: (answers: FeedbackAnswers) => Promise<unknown>) {
  const { assess, panel } = useCrisisGate()
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
    try {
      await onKeep(answers)
    } catch {
      setKeeping('save_failed')
      return false
    }
    setKeeping(isHelpNeeded ? 'held' : 'idle')
    return !isHelpNeeded
  }

  return { keep, keeping, panel }
}
