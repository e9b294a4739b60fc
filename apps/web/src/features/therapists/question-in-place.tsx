import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { Group } from '../../components/ui/group'
import { Notice } from '../../components/ui/notice'
import { useErrorMessage } from '../../lib/i18n/use-error-message'
import styles from './question-in-place.module.css'

type QuestionInPlaceProps = {
  question: string
  keepLabel: string
  changeLabel: string
  /** The change that is asked about, as a mutation tells of it. */
  change: { isPending: boolean; isError: boolean; error: unknown }
  /** What stays as it was, said after an error. */
  unchanged?: string
  onKeep: () => void
  onChange: () => void
  /** What is to be known before the answer. */
  children?: ReactNode
}

/** Asks in place before something is taken away, with the way back first. */
export function QuestionInPlace(props: QuestionInPlaceProps) {
  const { question, keepLabel, changeLabel, change, unchanged, onKeep, onChange, children } = props
  const { t } = useTranslation('common')
  const errorWords = useErrorMessage()
  const questionId = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <Group aria-labelledby={questionId} className={styles.asking}>
      <p id={questionId}>{question}</p>
      {children}
      {change.isError && (
        <Notice tone="error" role="alert">
          <p>{errorWords(change.error)}</p>
          {unchanged && <p>{unchanged}</p>}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button ref={keep} variant="secondary" onClick={onKeep}>
          {keepLabel}
        </Button>
        <Button variant="dangerFilled" busy={change.isPending} busyLabel={t('processing')} onClick={onChange}>
          {changeLabel}
        </Button>
      </div>
    </Group>
  )
}
