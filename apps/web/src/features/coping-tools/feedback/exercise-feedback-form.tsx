import { type ExerciseFeedback, exerciseMoods, type ToolId } from '@maitri/contracts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ensureGate } from '../../../components/crisis-help/gate'
import { useCrisisGate } from '../../../components/crisis-help/use-crisis-gate'
import { Button } from '../../../components/ui/button'
import { Chip } from '../../../components/ui/chip'
import { Notice } from '../../../components/ui/notice'
import { PageHeading } from '../../../components/ui/page-heading'
import { Panel } from '../../../components/ui/panel'
import { TextArea } from '../../../components/ui/text-area'
import { newId } from '../../../lib/new-id'
import { useRecordActs } from '../../../lib/records/use-records'
import styles from './exercise-feedback-form.module.css'

const effects = [1, 2, 3, 4, 5] as const
const scale = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

type Answers = Pick<ExerciseFeedback, 'mood' | 'effectiveness' | 'after'>

type FormProps = { toolId: ToolId; before: number | null; onDone: () => void }

/** What an exercise was like. Nothing is required, and a note passes the gate like every word a person writes. */
export function ExerciseFeedbackForm({ toolId, before, onDone }: FormProps) {
  const { t } = useTranslation('exercise_feedback')
  const gate = useCrisisGate()
  const { write } = useRecordActs('exercise-feedback')
  const [answers, setAnswers] = useState<Answers>({})
  const [notes, setNotes] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<'gate_missing' | 'save_failed' | null>(null)

  const choose = (change: Answers) => setAnswers({ ...answers, ...change })

  async function save(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    setProblem(null)
    try {
      const words = notes.trim()
      if (words !== '') {
        await ensureGate()
        gate.assess(words)
      }
    } catch {
      setProblem('gate_missing')
      return setIsBusy(false)
    }
    const date = new Date().toISOString()
    const body = {
      toolId,
      date,
      ...answers,
      ...(before !== null && { before }),
      ...(notes.trim() && { notes: notes.trim() }),
    }
    write.mutate(
      { id: newId(), occurredAt: date, body },
      {
        onSuccess: onDone,
        onError: () => {
          setProblem('save_failed')
          setIsBusy(false)
        },
      },
    )
  }

  return (
    <div className={styles.page}>
      <PageHeading title={t('heading')} lead={t('lead')} />
      {gate.panel}
      <Panel>
        <form onSubmit={save} className={styles.form}>
          <Choices label={t('mood')}>
            {exerciseMoods.map((mood) => (
              <Chip key={mood} isPressed={answers.mood === mood} onClick={() => choose({ mood })}>
                {t(`moods.${mood}`)}
              </Chip>
            ))}
          </Choices>
          {answers.mood === 'worse' && <Notice tone="info">{t('worse')}</Notice>}
          <Choices label={t('effectiveness')}>
            {effects.map((value) => (
              <Chip
                key={value}
                isPressed={answers.effectiveness === value}
                aria-label={t('effectiveness_value', { value })}
                onClick={() => choose({ effectiveness: value })}
              >
                {value}
              </Chip>
            ))}
          </Choices>
          {before !== null && (
            <Choices label={t('after')}>
              {scale.map((value) => (
                <Chip key={value} isPressed={answers.after === value} onClick={() => choose({ after: value })}>
                  {value}
                </Chip>
              ))}
            </Choices>
          )}
          <TextArea
            label={t('notes')}
            hint={t('notes_hint')}
            rows={3}
            maxLength={2000}
            value={notes}
            error={problem && t(problem)}
            onChange={(event) => setNotes(event.target.value)}
          />
          <div className={styles.acts}>
            <Button type="submit" busy={isBusy}>
              {t('save')}
            </Button>
            <Button variant="quiet" onClick={onDone}>
              {t('skip')}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  )
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.row}>{children}</div>
    </fieldset>
  )
}
