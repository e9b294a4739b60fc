import { exerciseMoods } from '@maitri/contracts'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/ui/button'
import { Chip } from '../../../components/ui/chip'
import { classNames } from '../../../components/ui/class-names'
import { Notice } from '../../../components/ui/notice'
import { paths } from '../../../config/paths'
import { useFormDraft } from '../../../data/use-form-draft'
import { CheckedTextArea } from '../../../safety/checked-field'
import { Choices } from './choices'
import { type FeedbackAnswers, feedbackAnswers, noteDraftOf } from './feedback-answers'
import styles from './feedback-form.module.css'
import { FiveDots } from './five-dots'
import { MoodWords } from './mood-words'
import { StrainScale } from './strain-scale'
import { useKeepFeedback } from './use-keep-feedback'

type FeedbackFormProps = {
  /** The id of what was done: what is written of it here is there again wherever it can be noted. */
  doneId: string
  /** Strain is asked for where it was named before. */
  initial: FeedbackAnswers
  /** Whether something noted earlier is changed here. */
  isChange?: boolean
  /** At the end of an exercise, on stone: three large words, the rest behind a row. */
  isEnding?: boolean
  /** Rejects where the device cannot keep it: then everything stays as it was written. */
  onKeep: (answers: FeedbackAnswers, begun: FeedbackAnswers) => Promise<unknown>
  /** The way out that keeps nothing. */
  leaveLabel: string
  onKept: () => void
  onLeave: () => void
}

/** What an exercise or a routine was like: three words, five dots, a note. Nothing is required, and the note passes the gate. */
export function FeedbackForm({
  doneId,
  initial,
  isChange = false,
  isEnding = false,
  onKeep,
  leaveLabel,
  onKept,
  onLeave,
}: FeedbackFormProps) {
  const { t } = useTranslation('exercise_feedback')
  const form = useFormDraft({ name: noteDraftOf(doneId), schema: feedbackAnswers, begin: initial })
  const answers = form.draft
  const { keep, keeping, check } = useKeepFeedback(async (given) => {
    await onKeep(given, form.begun)
    form.drop()
  })
  const answer = (change: Partial<FeedbackAnswers>) => form.change({ ...answers, ...change })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (await keep(answers)) onKept()
  }

  function leave() {
    form.drop()
    onLeave()
  }

  const rest = (
    <>
      <FiveDots value={answers.effectiveness} onChange={(effectiveness) => answer({ effectiveness })} />
      {answers.before !== null && (
        <StrainScale
          label={t('after')}
          hint={t('before_was', { before: answers.before })}
          value={answers.after}
          onChange={(after) => answer({ after })}
        />
      )}
      <CheckedTextArea
        check={check}
        label={t('notes')}
        hint={t('notes_hint')}
        rows={3}
        maxLength={2000}
        value={answers.notes}
        error={keeping === 'save_failed' && t('save_failed')}
        onChange={(event) => answer({ notes: event.target.value })}
      />
    </>
  )

  return (
    <>
      {check.panel}
      {keeping === 'held' ? (
        <Notice
          tone="success"
          role="status"
          action={
            <Button variant="secondary" size="small" onClick={onKept}>
              {t('go_on')}
            </Button>
          }
        >
          {t('kept')}
        </Notice>
      ) : (
        <form onSubmit={(event) => void save(event)} className={styles.form}>
          {isEnding ? (
            <MoodWords value={answers.mood} onChange={(mood) => answer({ mood })} />
          ) : (
            <MoodChips value={answers.mood} onChange={(mood) => answer({ mood })} />
          )}
          <div role="status" className={styles.wayOn}>
            {answers.mood === 'worse' && <WaysOn onTaken={() => void keep(answers)} />}
          </div>
          {isEnding ? (
            <details open={answers.before !== null || keeping === 'save_failed' || undefined} className={styles.more}>
              <summary>{t('more')}</summary>
              <div className={styles.form}>{rest}</div>
            </details>
          ) : (
            rest
          )}
          <div className={classNames(styles.actions, isEnding && styles.last)}>
            <Button type="submit" variant={isEnding ? 'sun' : 'primary'} busy={keeping === 'busy'}>
              {t(isChange ? 'save_change' : 'save')}
            </Button>
            <Button variant={isEnding ? 'onstone' : 'quiet'} onClick={leave}>
              {leaveLabel}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}

type MoodChipsProps = { value: FeedbackAnswers['mood']; onChange: (mood: FeedbackAnswers['mood']) => void }

/** The three words as chips; a second press takes one back. */
function MoodChips({ value, onChange }: MoodChipsProps) {
  const { t } = useTranslation('exercise_feedback')
  return (
    <Choices label={t('mood')}>
      {exerciseMoods.map((mood) => (
        <Chip key={mood} isPressed={value === mood} onClick={() => onChange(value === mood ? null : mood)}>
          {t(`moods.${mood}`)}
        </Chip>
      ))}
    </Choices>
  )
}

/** For whom it got worse: a person, or the chat. */
function WaysOn({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation('exercise_feedback')
  return (
    <Notice tone="info">
      <p>{t('worse')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.help} variant="tint" size="small" onClick={onTaken}>
          {t('worse_help')}
        </ButtonLink>
        <ButtonLink to={paths.mindmitra} variant="quiet" size="small" onClick={onTaken}>
          {t('worse_talk')}
        </ButtonLink>
      </div>
    </Notice>
  )
}
