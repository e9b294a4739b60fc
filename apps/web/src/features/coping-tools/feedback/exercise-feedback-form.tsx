import type { ToolId } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../components/ui/page-heading'
import { Panel } from '../../../components/ui/panel'
import styles from './exercise-feedback-form.module.css'
import { ToolFeedbackForm } from './tool-feedback-form'

type ExerciseFeedbackFormProps = { toolId: ToolId; before: number | null; onDone: () => void }

/** The page after an exercise. */
export function ExerciseFeedbackForm({ toolId, before, onDone }: ExerciseFeedbackFormProps) {
  const { t } = useTranslation('exercise_feedback')
  return (
    <div className={styles.page}>
      <PageHeading title={t('heading')} lead={t('lead')} />
      <Panel>
        <ToolFeedbackForm toolId={toolId} before={before} leaveLabel={t('skip')} onKept={onDone} onLeave={onDone} />
      </Panel>
    </div>
  )
}
