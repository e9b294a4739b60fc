import { ArrowDown, ArrowUp, Phone, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/ui/icon-button'
import type { PlanEntry } from '../../data/safety-plan'
import { telLink } from '../../lib/tel-link'
import { useFieldCheck } from '../../safety/use-field-check'
import type { SafetyCheck } from '../../safety/use-safety-check'
import { phoneNumbersIn } from './phone-numbers'
import styles from './plan-line.module.css'

/** Room for a few sentences; a plan is read in a hard hour. */
export const lineMaxLength = 500

type PlanLineProps = {
  entry: PlanEntry
  number: number
  count: number
  label: string
  placeholder: string
  onWrite: (text: string) => void
  check: SafetyCheck
  onNext: () => void
  onMove: (by: -1 | 1) => void
  onDelete: () => void
}

/** One line of the plan: always a field, with its actions beside it. Enter begins the next line, Shift and Enter breaks this one. */
export function PlanLine({
  entry,
  number,
  count,
  label,
  placeholder,
  onWrite,
  check,
  onNext,
  onMove,
  onDelete,
}: PlanLineProps) {
  const { t } = useTranslation('safety_plan')

  const leaving = useFieldCheck(check, entry.text)
  const unread = check.unread(entry.text)

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    leaving.onKeyDown(event)
    // While a word of an Indian script is still being composed, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (entry.text.trim() === '') return
    void check.read(entry.text)
    onNext()
  }

  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <textarea
          id={lineId(entry.id)}
          className={styles.field}
          rows={1}
          maxLength={lineMaxLength}
          aria-label={label}
          placeholder={placeholder}
          value={entry.text}
          onChange={(event) => onWrite(event.target.value)}
          onBlur={leaving.onBlur}
          onKeyDown={handleKey}
        />
        {/* The plan is kept all the same; whoever writes here hears where to call. */}
        <p role="status" className={styles.unread}>
          {unread}
        </p>
        <p className={styles.printed} aria-hidden="true">
          {entry.text}
        </p>
        {phoneNumbersIn(entry.text).map((phone) => (
          <a key={phone} href={telLink(phone)} className={styles.call}>
            <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('entry.call', { number: phone })}
          </a>
        ))}
      </div>
      <div className={styles.actions}>
        {count > 1 && (
          <>
            <IconButton label={t('entry.up', { number })} aria-disabled={number === 1} onClick={() => onMove(-1)}>
              <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('entry.down', { number })} aria-disabled={number === count} onClick={() => onMove(1)}>
              <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton label={t('entry.delete', { number })} onClick={onDelete}>
          <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

/** Where the focus goes when a line was added. */
export function lineId(id: string): string {
  return `plan-line-${id}`
}
