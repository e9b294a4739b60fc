import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { useFieldCheck } from '../../../safety/use-field-check'
import type { SafetyCheck } from '../../../safety/use-safety-check'
import styles from './waiting-text.module.css'

type WaitingTextProps = {
  check: SafetyCheck
  text: string
  secondsLeft: number
  onEdit: (text: string) => void
  /** The person is done with changing it. */
  onSettle: () => void
  onCancel: () => void
}

/** Words that were sent within the interval: they go by themselves, and until then they can be changed or taken back. */
export function WaitingText({ check, text, secondsLeft, onEdit, onSettle, onCancel }: WaitingTextProps) {
  const { t } = useTranslation('mindmitra')
  const leaving = useFieldCheck(check, text)

  function settleByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    leaving.onKeyDown(event)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSettle()
  }

  return (
    <div className={styles.waiting}>
      <label htmlFor="mindmitra-waiting" className="visually-hidden">
        {t('waiting.label')}
      </label>
      <textarea
        id="mindmitra-waiting"
        aria-describedby="mindmitra-waiting-left"
        rows={1}
        className={styles.text}
        value={text}
        onChange={(event) => onEdit(event.target.value)}
        onBlur={leaving.onBlur}
        onKeyDown={settleByEnter}
      />
      <p id="mindmitra-waiting-left" className={styles.left}>
        {t('waiting.left', { seconds: secondsLeft })}
      </p>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {t('waiting.cancel')}
      </Button>
    </div>
  )
}
