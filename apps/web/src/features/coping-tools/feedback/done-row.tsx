import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/ui/icon-button'
import { RemoveQuestion } from '../../../components/ui/remove-question'
import { useToast } from '../../../components/ui/toast'
import { useFormat } from '../../../lib/format'
import { newId } from '../../../lib/new-id'
import { DoneFacts } from './done-facts'
import styles from './done-row.module.css'
import type { DoneEntry } from './done-so-far'
import { ToolFeedbackForm } from './tool-feedback-form'

type DoneRowProps = { entry: DoneEntry; onRemove: () => void }

/** One thing that was done: when, what, how long, how it was. Its note is changed in place, under the gate's panel. */
export function DoneRow({ entry, onRemove }: DoneRowProps) {
  const { t } = useTranslation(['tool_library', 'coping_tools', 'exercise_feedback'])
  const format = useFormat()
  const [step, setStep] = useState<'idle' | 'editing' | 'asking' | 'back_from_editing' | 'back_from_asking'>('idle')
  const [newNoteId] = useState(newId)
  const showToast = useToast()
  const { done, note } = entry
  const toolId = note?.body.toolId ?? (done?.body.type === 'exercise' ? done.body.toolId : null)
  const name = toolId ? t(`coping_tools:tools.${toolId}.title`) : (done?.body.name ?? '')
  const date = format.date(entry.occurredAt, 'moment')

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p>
          <strong>{name}</strong> <time dateTime={entry.occurredAt}>{date}</time>
        </p>
        <DoneFacts entry={entry} />
        {step !== 'editing' && note?.body.notes && <p className={styles.note}>{note.body.notes}</p>}
      </div>
      {step === 'asking' ? (
        <RemoveQuestion
          label={t('done.remove', { name, date })}
          question={t('done.ask')}
          removeLabel={t('done.yes')}
          keepLabel={t('done.no')}
          onRemove={onRemove}
          onKeep={() => setStep('back_from_asking')}
        />
      ) : (
        step !== 'editing' && (
          <div className={styles.actions}>
            {toolId && (
              <IconButton
                label={t(note ? 'done.edit' : 'done.note', { name, date })}
                autoFocus={step === 'back_from_editing'}
                onClick={() => setStep('editing')}
              >
                <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              label={t('done.remove', { name, date })}
              autoFocus={step === 'back_from_asking'}
              onClick={() => setStep('asking')}
            >
              <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        )
      )}
      {step === 'editing' && toolId && (
        <div className={styles.form}>
          <ToolFeedbackForm
            doneId={entry.id}
            toolId={toolId}
            kept={note ?? { id: newNoteId, occurredAt: entry.occurredAt, body: null }}
            leaveLabel={t('exercise_feedback:leave_change')}
            onKept={() => {
              showToast({ tone: 'success', message: t('done.changed') })
              setStep('back_from_editing')
            }}
            onLeave={() => setStep('back_from_editing')}
          />
        </div>
      )}
    </div>
  )
}
