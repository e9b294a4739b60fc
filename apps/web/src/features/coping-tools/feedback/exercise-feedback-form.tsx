import type { ToolId } from '@maitri/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../../components/kolam/kolam'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { classNames } from '../../../components/ui/class-names'
import { useFormat } from '../../../lib/format'
import styles from './exercise-feedback-form.module.css'
import { ToolFeedbackForm } from './tool-feedback-form'

type ExerciseFeedbackFormProps = {
  toolId: ToolId
  before: number | null
  /** What was done. */
  end: { secondsDone: number; breaths: number }
  onDone: () => void
}

/** The page after an exercise: still on stone, with how long it truly was, and help where it always is. */
export function ExerciseFeedbackForm({ toolId, before, end, onDone }: ExerciseFeedbackFormProps) {
  const format = useFormat()
  const { t } = useTranslation(['exercise_feedback', 'coping_tools'])
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  const time = format.activeTime(end.secondsDone)
  return (
    <section className={classNames('stone', styles.page)} data-immersive>
      <header className={styles.header}>
        <HelpNowLink />
      </header>
      <div className={classNames('on-stone', styles.content)}>
        <div className={styles.ending}>
          <Kolam seed={`tool:${toolId}`} animate="draw" className={styles.figure} />
          <p className={styles.tool}>{t(`coping_tools:tools.${toolId}.title`)}</p>
          <p className={styles.time}>{end.breaths > 0 ? `${time}, ${t('breaths', { count: end.breaths })}` : time}</p>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {t('heading')}
          </h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <ToolFeedbackForm toolId={toolId} before={before} leaveLabel={t('skip')} onKept={onDone} onLeave={onDone} />
      </div>
    </section>
  )
}
