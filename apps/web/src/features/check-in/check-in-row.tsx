import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnKolam } from '../../components/kolam/own-kolam'
import { IconButton } from '../../components/ui/icon-button'
import { RemoveQuestion } from '../../components/ui/remove-question'
import { useToast } from '../../components/ui/toast'
import { useFormat } from '../../lib/format'
import { CheckInChange } from './check-in-change'
import styles from './check-in-row.module.css'
import type { KeptCheckIn } from './draft'
import { useMoodWords } from './use-mood-words'

type CheckInRowProps = {
  record: KeptCheckIn
  /** Written on this device and not yet with the account. */
  isWaiting: boolean
  onRemove: () => void
}

/** One check-in: its kolam, its point and word, when, and what was said with it. The note is opened: the screen may be shared. */
export function CheckInRow({ record, isWaiting, onRemove }: CheckInRowProps) {
  const { t } = useTranslation('check_in')
  const format = useFormat()
  const { pointOf } = useMoodWords()
  const showToast = useToast()
  const [step, setStep] = useState<'idle' | 'editing' | 'asking' | 'back_from_editing' | 'back_from_asking'>('idle')
  const { mood, feelings, tags, note } = record.body
  const date = format.date(record.occurredAt, 'moment')
  const said = [...feelings.map((feeling) => t(`feelings.${feeling}`)), ...tags.map((tag) => t(`tags.${tag}`))]

  if (step === 'editing')
    return (
      <div className={styles.form}>
        <CheckInChange
          kept={record}
          onKept={() => {
            showToast({ tone: 'success', message: t('list.changed') })
            setStep('back_from_editing')
          }}
          onLeave={() => setStep('back_from_editing')}
        />
      </div>
    )
  return (
    <div className={styles.row}>
      <OwnKolam seed={record.id} isSmall className={styles.figure} />
      <div className={styles.words}>
        <p className={styles.point}>{pointOf(mood)}</p>
        <p className={styles.moment}>
          <time dateTime={record.occurredAt}>{date}</time>
          {isWaiting && ` · ${t('list.waiting')}`}
        </p>
        {said.length > 0 && <p className={styles.said}>{said.join(', ')}</p>}
        {note && (
          <details className={styles.note}>
            <summary>{t('list.note')}</summary>
            <p>{note}</p>
          </details>
        )}
      </div>
      {step === 'asking' ? (
        <RemoveQuestion
          label={t('list.remove', { date })}
          question={t('list.ask')}
          removeLabel={t('list.yes')}
          keepLabel={t('list.no')}
          onRemove={onRemove}
          onKeep={() => setStep('back_from_asking')}
        />
      ) : (
        <div className={styles.actions}>
          <IconButton
            label={t('list.edit', { date })}
            autoFocus={step === 'back_from_editing'}
            onClick={() => setStep('editing')}
          >
            <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('list.remove', { date })}
            autoFocus={step === 'back_from_asking'}
            onClick={() => setStep('asking')}
          >
            <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
