import type { ToolId } from '@maitri/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnKolam } from '../../../components/kolam/own-kolam'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { classNames } from '../../../components/ui/class-names'
import { useFormat } from '../../../lib/format'
import styles from './exercise-feedback-form.module.css'
import { ToolFeedbackForm } from './tool-feedback-form'

type ExerciseFeedbackFormProps = {
  toolId: ToolId
  before: number | null
  /** What was done. */
  end: { secondsDone: number; breaths: number; recordId: string }
  onDone: () => void
}

/** The page after an exercise: still on stone, the kolam of this one, how long it truly was, three words, and help where it always is. */
export function ExerciseFeedbackForm({ toolId, before, end, onDone }: ExerciseFeedbackFormProps) {
  const format = useFormat()
  const { t } = useTranslation(['exercise_feedback', 'coping_tools'])
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  const time = format.activeTime(end.secondsDone)
  return (
    <section className={classNames('stone first-light', styles.page)} data-immersive>
      <header className={styles.header}>
        <HelpNowLink />
      </header>
      <div className={classNames('on-stone', styles.content)}>
        <div className={styles.ending}>
          <OwnKolam seed={end.recordId} animate="draw" className={styles.figure} />
          <p className={styles.tool}>{t(`coping_tools:tools.${toolId}.title`)}</p>
          <p className={styles.time}>{end.breaths > 0 ? `${time}, ${t('breaths', { count: end.breaths })}` : time}</p>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {t('heading')}
          </h1>
        </div>
        <ToolFeedbackForm
          isEnding
          doneId={end.recordId}
          toolId={toolId}
          before={before}
          leaveLabel={t('skip')}
          onKept={onDone}
          onLeave={onDone}
        />
      </div>
    </section>
  )
}
