import type { ExerciseFeedback, ExerciseHistoryEntry } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format'
import { clockText } from '../player/timeline'
import styles from './done-row.module.css'
import type { DoneEntry } from './done-so-far'

/** How long it was and how it ended, and what was answered about it. */
export function DoneFacts({ entry: { done, note } }: { entry: DoneEntry }) {
  const format = useFormat()
  const { t } = useTranslation(['tool_library', 'exercise_feedback'])

  function endOf(body: ExerciseHistoryEntry): string {
    if (body.type === 'routine') return t('done.routine', { count: body.toolCount })
    if (body.isComplete) return t('done.complete')
    return t('done.left_early', { time: clockText(body.secondsDone * 1000) })
  }

  /** A complete exercise says how long it truly was, the rest the length as the specification writes it. */
  function lengthOf(body: ExerciseHistoryEntry): string {
    return body.type === 'exercise' && body.isComplete ? format.activeTime(body.secondsDone) : body.duration
  }

  function strainOf({ before, after }: ExerciseFeedback): string | false {
    if (before !== undefined && after !== undefined) return t('done.strain', { before, after })
    if (before !== undefined) return t('done.strain_before', { before })
    return after !== undefined && t('done.strain_after', { after })
  }

  const facts = [
    ...(done ? [lengthOf(done.body), endOf(done.body)] : []),
    ...(note
      ? [
          note.body.mood && t(`exercise_feedback:moods.${note.body.mood}`),
          note.body.effectiveness && t('done.effectiveness', { value: note.body.effectiveness }),
          strainOf(note.body),
        ]
      : []),
  ].filter((fact) => typeof fact === 'string')
  return <p className={styles.facts}>{facts.join(' · ')}</p>
}
