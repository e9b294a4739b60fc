import { useState } from 'react'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import type { FeedbackAnswers } from './feedback-answers'

/** How keeping goes on. 'held' is kept, and help stands above: the page stays until the person goes on. */
export type Keeping = 'idle' | 'busy' | 'held' | 'save_failed'

/** Keeps what someone says about what was done, once the gate has read the note. Answers true where nothing holds the person back. */
export function useKeepFeedback(onKeep: (answers: FeedbackAnswers) => Promise<unknown>) {
  const check = useSafetyCheck()
  const [keeping, setKeeping] = useState<Keeping>('idle')

  async function keep(answers: FeedbackAnswers): Promise<boolean> {
    setKeeping('busy')
    const found = await check.read(answers.notes)
    if (found === 'unread') {
      setKeeping('idle')
      return false
    }
    try {
      await onKeep(answers)
    } catch {
      setKeeping('save_failed')
      return false
    }
    setKeeping(found === 'needs_help' ? 'held' : 'idle')
    return found === 'calm'
  }

  return { keep, keeping, check }
}
