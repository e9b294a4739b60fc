import type { ExerciseFeedback } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { EarlierVersions } from '../../../components/sync/earlier-versions'

type Said = Partial<Pick<ExerciseFeedback, 'mood' | 'notes'>>

/** Offers what was noted on another device about the same exercise or routine. */
export function EarlierFeedback() {
  const { t } = useTranslation('exercise_feedback')
  const describe = ({ mood, notes }: Said) => [mood && t(`moods.${mood}`), notes].filter(Boolean).join(' · ') || null
  return (
    <>
      <EarlierVersions collection="exercise-feedback" describe={describe} />
      <EarlierVersions
        collection="exercise-history"
        describe={(fields) => ('feedback' in fields && fields.feedback ? describe(fields.feedback) : null)}
      />
    </>
  )
}
