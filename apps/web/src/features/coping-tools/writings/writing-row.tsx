import { type ToolWriting, toolWritingBody } from '@maitri/contracts'
import { ChevronDown, Pencil, Smile } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Tag } from '../../../components/ui/tag'
import type { PresentRecord } from '../../../data/records/record-store'
import { useFormDraft } from '../../../data/use-form-draft'
import { useFormat } from '../../../lib/format'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { DeleteButton } from './delete-button'
import { RateStep } from './rate-step'
import writing from './writing.module.css'
import { WritingForm } from './writing-form'
import { nameOf } from './writing-kinds'
import { WritingText } from './writing-text'
import styles from './writings-list.module.css'

type WritingRowProps = {
  record: PresentRecord<'tool-writings'>
  onWrite: (body: ToolWriting, begun?: ToolWriting) => void
  onDelete: () => void
}

/** One writing: its name and day, and below them what it says, its form, or how it was. */
export function WritingRow({ record: { id, body, occurredAt }, onWrite, onDelete }: WritingRowProps) {
  const { t } = useTranslation('tool_writing')
  const format = useFormat()
  const [mode, setMode] = useState<'closed' | 'open' | 'editing' | 'rating'>('closed')
  const opener = useRef<HTMLButtonElement>(null)
  const name = nameOf(body).trim() || t('list.empty_name')

  function show(next: 'closed' | 'open') {
    setMode(next)
    // The button that was pressed goes with the form.
    opener.current?.focus()
  }

  function write(next: ToolWriting, begun?: ToolWriting) {
    onWrite(next, begun)
    show('open')
  }

  return (
    <li className={styles.row}>
      <h4 className={styles.name}>
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={mode !== 'closed'}
          onClick={() => setMode(mode === 'closed' ? 'open' : 'closed')}
        >
          <span className={styles.words}>{name}</span>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </h4>
      <div className={styles.below}>
        <span>{format.date(occurredAt, 'day')}</span>
        {body.kind === 'worry' && (
          <Tag hue={body.settledAt ? 'tulsi' : 'marigold'}>
            {t(body.settledAt ? 'list.worry_settled' : 'list.worry_waiting')}
          </Tag>
        )}
        {body.kind === 'small_step' && (
          <Tag hue={body.doneAt ? 'tulsi' : 'marigold'}>{t(body.doneAt ? 'list.done' : 'list.planned')}</Tag>
        )}
      </div>
      {mode === 'open' && <WritingText writing={body} />}
      {mode === 'editing' && <EditForm id={id} body={body} onSave={write} onCancel={() => show('open')} />}
      {mode === 'rating' && body.kind === 'small_step' && (
        <RateStep step={body} onRate={(next) => write(next)} onCancel={() => show('open')} />
      )}
      {mode === 'open' && (
        <div className={writing.chips}>
          {body.kind === 'small_step' && (
            <Button
              variant="tint"
              size="small"
              icon={<Smile size={18} strokeWidth={1.75} aria-hidden="true" />}
              aria-label={t('list.rate_label', { name })}
              onClick={() => setMode('rating')}
            >
              {t('list.rate')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={<Pencil size={18} strokeWidth={1.75} aria-hidden="true" />}
            aria-label={t('list.edit_label', { name })}
            onClick={() => setMode('editing')}
          >
            {t('list.edit')}
          </Button>
          <DeleteButton name={name} onDelete={onDelete} />
        </div>
      )}
    </li>
  )
}

type EditFormProps = {
  id: string
  body: ToolWriting
  onSave: (body: ToolWriting, begun: ToolWriting) => void
  onCancel: () => void
}

function EditForm({ id, body, onSave, onCancel }: EditFormProps) {
  const { t } = useTranslation('tool_writing')
  const check = useSafetyCheck()
  const { draft, begun, change, drop } = useFormDraft({ name: `writing ${id}`, schema: toolWritingBody, begin: body })
  return (
    <div className={writing.step}>
      {check.panel}
      <WritingForm writing={draft} onChange={change} check={check} />
      <div className={writing.chips}>
        <Button
          size="small"
          onClick={() => {
            drop()
            onSave(draft, begun)
          }}
        >
          {t('list.save')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            drop()
            onCancel()
          }}
        >
          {t('list.cancel')}
        </Button>
      </div>
    </div>
  )
}
