import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import styles from './person-words.module.css'

type PersonWordsProps = {
  text: string
  isReading: boolean
  onAnalyse: () => void
  onCancel: () => void
  onEdit: () => void
  onRestart: () => void
}

/** The words as they will be read, and what can be done with them. */
export function PersonWords({ text, isReading, onAnalyse, onCancel, onEdit, onRestart }: PersonWordsProps) {
  const { t } = useTranslation(['mindscan', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  const analyseButton = useRef<HTMLButtonElement>(null)
  // The text box is gone: whoever follows by ear goes on here. What is on the screen stays: help may just have come into view above.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function cancel() {
    // This button goes with what it cancels.
    analyseButton.current?.focus({ preventScroll: true })
    onCancel()
  }

  return (
    <div className={styles.words}>
      <div className={styles.above}>
        <h2 ref={heading} tabIndex={-1}>
          {t('words.heading')}
        </h2>
        <div className={styles.acts}>
          <Button variant="quiet" size="small" onClick={onEdit}>
            {t('words.edit')}
          </Button>
          <Button variant="quiet" size="small" onClick={onRestart}>
            {t('words.again')}
          </Button>
        </div>
      </div>
      <blockquote className={styles.text}>{text}</blockquote>
      {/* Nothing takes the place of another button here: a second press of a double click must not undo the first. */}
      <div className={styles.acts}>
        <Button ref={analyseButton} busy={isReading} busyLabel={t('common:processing')} onClick={onAnalyse}>
          {t('words.analyse')}
        </Button>
        {isReading && (
          <Button variant="secondary" onClick={cancel}>
            {t('analysing.cancel')}
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isReading && t('analysing.label')}
      </p>
    </div>
  )
}
