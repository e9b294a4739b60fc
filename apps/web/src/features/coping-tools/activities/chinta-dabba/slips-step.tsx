import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Button } from '../../../../components/ui/button'
import { useWorryTime } from '../../../../data/reminders/use-worry-time'
import { useFormDraft } from '../../../../data/use-form-draft'
import { useNow } from '../../../../lib/use-now'
import type { SafetyCheck } from '../../../../safety/use-safety-check'
import { DeleteButton } from '../../writings/delete-button'
import { WordsField } from '../../writings/words-field'
import writing from '../../writings/writing.module.css'
import { isWorryTime } from './box-hours'
import styles from './chinta-dabba.module.css'
import { DropSlip } from './drop-slip'
import type { Slip, WorryBox } from './use-worries'

type SlipsStepProps = {
  box: WorryBox
  /** What is being written and not yet in the box. */
  text: string
  onWrite: (text: string) => void
  check: SafetyCheck
}

/** Worries onto slips, and slips into the box. Outside worry time it is shut, and opens when asked. */
export function SlipsStep({ box, text, onWrite, check }: SlipsStepProps) {
  const { t } = useTranslation('tool_writing')
  const { times } = useWorryTime()
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  const [isLifted, setIsLifted] = useState<boolean | null>(null)
  const isTime = times !== null && isWorryTime(times.time, now)
  const isOpen = isLifted ?? isTime

  return (
    <div ref={place}>
      <DropSlip box={box} text={text} onWrite={onWrite} check={check} isOpen={isOpen}>
        {times && (
          <p className={writing.quiet}>{isTime ? t('worry.open_now') : t('worry.opens_at', { time: times.time })}</p>
        )}
        {box.waiting.length > 0 && (
          <Button variant="onstone" size="small" aria-expanded={isOpen} onClick={() => setIsLifted(!isOpen)}>
            {t(isOpen ? 'worry.close' : 'worry.open_again')}
          </Button>
        )}
      </DropSlip>
      {isOpen && box.waiting.length > 0 && (
        <section aria-label={t('worry.in_box')}>
          <ul className={styles.slips}>
            {box.waiting.map((slip) => (
              <SlipRow
                key={slip.id}
                slip={slip}
                box={box}
                check={check}
                onDeleted={() => place.current?.querySelector('textarea')?.focus()}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type SlipRowProps = { slip: Slip; box: WorryBox; check: SafetyCheck; onDeleted: () => void }

function SlipRow({ slip, box, check, onDeleted }: SlipRowProps) {
  const { t } = useTranslation('tool_writing')
  const [isChanging, setIsChanging] = useState(false)
  const { text } = slip.worry
  if (isChanging)
    return (
      <li className={styles.slip}>
        <SlipChange slip={slip} box={box} check={check} onClose={() => setIsChanging(false)} />
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

type SlipChangeProps = Pick<SlipRowProps, 'slip' | 'box' | 'check'> & { onClose: () => void }

/** The words of a slip, to be changed. */
function SlipChange({ slip, box, check, onClose }: SlipChangeProps) {
  const { t } = useTranslation('tool_writing')
  const { text } = slip.worry
  const { draft, begun, change, drop } = useFormDraft({ name: `slip ${slip.id}`, schema: z.string(), begin: text })

  function close() {
    drop()
    onClose()
  }

  return (
    <>
      <div className={styles.whole}>
        <WordsField
          label={t('worry.edit_label', { text: begun })}
          rows={2}
          value={draft}
          onWrite={change}
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
            if (draft.trim() !== '') box.change(slip, { text: draft.trim() }, { text: begun })
            close()
          }}
        >
          {t('worry.save')}
        </Button>
        <Button variant="onstone" size="small" onClick={close}>
          {t('worry.cancel')}
        </Button>
      </div>
    </>
  )
}
