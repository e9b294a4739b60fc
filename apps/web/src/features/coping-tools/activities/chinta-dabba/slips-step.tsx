import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import type { SafetyCheck } from '../../../../safety/use-safety-check'
import { DeleteButton } from '../../writings/delete-button'
import { WordsField } from '../../writings/words-field'
import writing from '../../writings/writing.module.css'
import styles from './chinta-dabba.module.css'
import { useDailyTime } from './use-daily-time'
import type { Slip, WorryBox } from './use-worries'

type SlipsStepProps = {
  box: WorryBox
  /** What is being written and not yet in the box. */
  text: string
  onWrite: (text: string) => void
  check: SafetyCheck
}

/** Worries onto slips, and slips into the box. */
export function SlipsStep({ box, text, onWrite, check }: SlipsStepProps) {
  const { t } = useTranslation('tool_writing')
  const field = useRef<HTMLDivElement>(null)
  const { times } = useDailyTime()

  function putIn() {
    const worry = text.trim()
    focusField()
    if (worry === '') return
    void check.read(worry)
    box.add(worry)
    onWrite('')
  }

  const focusField = () => field.current?.querySelector('textarea')?.focus()

  return (
    <>
      <div ref={field} className={writing.keepRow}>
        <div className={styles.whole}>
          <WordsField
            label={t('worry.slip')}
            hint={t('worry.slip_hint')}
            rows={2}
            value={text}
            onWrite={onWrite}
            check={check}
            onKeyDown={(event) => {
              // While a word of an Indian script is still being composed, Enter belongs to the keyboard.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              putIn()
            }}
          />
        </div>
        <Button variant="sun" onClick={putIn}>
          {t('worry.put_in')}
        </Button>
      </div>
      <section aria-label={t('worry.in_box')}>
        <p role="status" className={writing.quiet}>
          {box.waiting.length === 0 ? t('worry.none') : t('worry.count', { count: box.waiting.length })}
        </p>
        {times && <p className={writing.quiet}>{t('worry.daily_set', { time: times.time })}</p>}
        <ul className={styles.slips}>
          {box.waiting.map((slip) => (
            <SlipRow key={slip.id} slip={slip} box={box} check={check} onDeleted={focusField} />
          ))}
        </ul>
      </section>
    </>
  )
}

type SlipRowProps = { slip: Slip; box: WorryBox; check: SafetyCheck; onDeleted: () => void }

function SlipRow({ slip, box, check, onDeleted }: SlipRowProps) {
  const { t } = useTranslation('tool_writing')
  const [isChanging, setIsChanging] = useState(false)
  const [draft, setDraft] = useState('')
  const { text } = slip.worry

  if (isChanging)
    return (
      <li className={styles.slip}>
        <div className={styles.whole}>
          <WordsField
            label={t('worry.edit_label', { text })}
            rows={2}
            value={draft}
            onWrite={setDraft}
            check={check}
            autoFocus
            // Changing mostly means adding.
            onFocus={(event) => event.target.setSelectionRange(draft.length, draft.length)}
          />
        </div>
        <div className={writing.chips}>
          <Button
            variant="onstone"
            size="small"
            onClick={() => {
              void check.read(draft)
              if (draft.trim() !== '') box.change(slip, { text: draft.trim() })
              setIsChanging(false)
            }}
          >
            {t('worry.save')}
          </Button>
          <Button variant="onstone" size="small" onClick={() => setIsChanging(false)}>
            {t('worry.cancel')}
          </Button>
        </div>
      </li>
    )

  return (
    <li className={styles.slip}>
      <p className={styles.text}>{text}</p>
      <div className={writing.chips}>
        <Button
          variant="onstone"
          size="small"
          icon={<Pencil size={18} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={t('worry.edit_label', { text })}
          onClick={() => {
            setDraft(text)
            setIsChanging(true)
          }}
        >
          {t('worry.edit')}
        </Button>
        <DeleteButton
          name={text}
          isOnStone
          onDelete={() => {
            box.remove(slip)
            onDeleted()
          }}
        />
      </div>
    </li>
  )
}
