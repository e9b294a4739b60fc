import { checkInFeelings, checkInNoteMaxLength, checkInTags } from '@maitri/contracts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsLost } from '../../components/sync/use-where-kept'
import { Button } from '../../components/ui/button'
import { Chip } from '../../components/ui/chip'
import { TextField } from '../../components/ui/field'
import { Notice } from '../../components/ui/notice'
import { CheckedTextArea } from '../../safety/checked-field'
import { useSafetyCheck } from '../../safety/use-safety-check'
import styles from './check-in-details.module.css'
import { type CheckInDraft, type KeptCheckIn, localMinute, problemOfWhen } from './draft'

type CheckInDetailsProps = {
  draft: CheckInDraft
  isChange: boolean
  isBusy: boolean
  ground: 'paper' | 'stone'
  onChange: (next: Partial<CheckInDraft>) => void
  /** Answers what was kept; null where it was not. */
  onSave: () => Promise<KeptCheckIn | null>
  onKept: (record: KeptCheckIn) => void
  onLeave: () => void
}

/** Feelings, what it is about, a note and the moment, all of them optional. The gate reads the note before anything else happens to it. */
export function CheckInDetails({
  draft,
  isChange,
  isBusy,
  ground,
  onChange,
  onSave,
  onKept,
  onLeave,
}: CheckInDetailsProps) {
  const { t } = useTranslation(['check_in', 'frame'])
  const isLost = useIsLost()
  const check = useSafetyCheck()
  const [problem, setProblem] = useState<'when_missing' | 'when_future' | null>(null)
  /** Kept, and help stands above: the page stays until the person goes on. */
  const [held, setHeld] = useState<KeptCheckIn | null>(null)
  const form = useRef<HTMLFormElement>(null)

  // A new check-in's details stand where the button was that opened them; a change begins at its number.
  useEffect(() => {
    if (!isChange) form.current?.focus({ preventScroll: true })
  }, [isChange])

  async function save(event: FormEvent) {
    event.preventDefault()
    const found = await check.read(draft.note)
    if (found === 'unread') return
    const wrong = problemOfWhen(draft.when, new Date())
    setProblem(wrong)
    if (wrong) return
    const record = await onSave()
    if (!record) return
    if (found === 'needs_help') setHeld(record)
    else onKept(record)
  }

  return (
    <>
      {check.panel}
      {held ? (
        <Notice
          tone="success"
          role="status"
          action={
            <Button variant="secondary" size="small" onClick={() => onKept(held)}>
              {t('kept.go_on')}
            </Button>
          }
        >
          {isLost ? t('frame:sync.memory_guest') : t('kept.held')}
        </Notice>
      ) : (
        <form
          ref={form}
          // The words about a moment that is still to come are ours.
          noValidate
          tabIndex={-1}
          onSubmit={(event) => void save(event)}
          aria-label={t('details.label')}
          className={styles.details}
        >
          <DetailsFields draft={draft} check={check} problem={problem} onChange={onChange} />
          <div className={styles.actions}>
            <Button type="submit" variant={ground === 'stone' ? 'sun' : 'primary'} busy={isBusy}>
              {t(isChange ? 'save_change' : 'save')}
            </Button>
            <Button variant="quiet" onClick={onLeave}>
              {t('leave')}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}

type DetailsFieldsProps = Pick<CheckInDetailsProps, 'draft' | 'onChange'> & {
  check: ReturnType<typeof useSafetyCheck>
  problem: 'when_missing' | 'when_future' | null
}

function DetailsFields({ draft, check, problem, onChange }: DetailsFieldsProps) {
  const { t } = useTranslation('check_in')
  const now = localMinute(new Date())
  return (
    <>
      <WordChips
        label={t('details.feelings')}
        words={checkInFeelings}
        chosen={draft.feelings}
        nameOf={(feeling) => t(`feelings.${feeling}`)}
        onChange={(feelings) => onChange({ feelings })}
      />
      <WordChips
        label={t('details.tags')}
        words={checkInTags}
        chosen={draft.tags}
        nameOf={(tag) => t(`tags.${tag}`)}
        onChange={(tags) => onChange({ tags })}
      />
      <CheckedTextArea
        check={check}
        label={t('details.note')}
        hint={t('details.note_hint', { limit: checkInNoteMaxLength })}
        rows={3}
        maxLength={checkInNoteMaxLength}
        value={draft.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label={t('details.when')}
        hint={t('details.when_hint')}
        max={now}
        value={draft.when ?? now}
        error={problem && t(`details.${problem}`)}
        onChange={(event) => onChange({ when: event.target.value })}
      />
    </>
  )
}

type WordChipsProps<Word extends string> = {
  label: string
  words: readonly Word[]
  chosen: readonly Word[]
  nameOf: (word: Word) => string
  onChange: (chosen: Word[]) => void
}

/** Words of which any number can be chosen. */
function WordChips<Word extends string>({ label, words, chosen, nameOf, onChange }: WordChipsProps<Word>) {
  const toggled = (word: Word) => (chosen.includes(word) ? chosen.filter((other) => other !== word) : [...chosen, word])
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {words.map((word) => (
          <Chip key={word} isPressed={chosen.includes(word)} onClick={() => onChange(toggled(word))}>
            {nameOf(word)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
