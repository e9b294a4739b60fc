import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Loading } from '../../../components/ui/loading'
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
  const { t } = useTranslation('mindscan')
  const heading = useRef<HTMLHeadingElement>(null)
  // The text box is gone: whoever follows by ear goes on here. What is on the screen stays: help may just have come into view above.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  /** For an act whose button goes with it. */
  const keepingFocus = (act: () => void) => () => {
    heading.current?.focus({ preventScroll: true })
    act()
  }
  return (
    <div className={styles.words}>
      <div className={styles.above}>
        <h2 ref={heading} tabIndex={-1}>
          {t('words.heading')}
        </h2>
        <Button variant="quiet" size="small" onClick={onEdit}>
          {t('words.edit')}
        </Button>
      </div>
      <blockquote className={styles.text}>{text}</blockquote>
      <div className={styles.acts}>
        {isReading ? (
          <>
            <Loading label={t('analysing.label')} />
            <Button variant="secondary" onClick={keepingFocus(onCancel)}>
              {t('analysing.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={keepingFocus(onAnalyse)}>{t('words.analyse')}</Button>
            <Button variant="secondary" onClick={onRestart}>
              {t('words.again')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
