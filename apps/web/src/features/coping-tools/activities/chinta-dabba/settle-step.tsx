import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../components/ui/checkbox'
import { Chip } from '../../../../components/ui/chip'
import type { SafetyCheck } from '../../../../safety/use-safety-check'
import { WordsField } from '../../writings/words-field'
import writing from '../../writings/writing.module.css'
import styles from './chinta-dabba.module.css'
import { StandingBox } from './standing-box'
import type { Slip, WorryBox } from './use-worries'

export type SlipLines = { nextAction: string; lettingGo: string }

type SettleStepProps = {
  box: WorryBox
  chosen: Slip | undefined
  /** The lines as they are being written; the slip takes them over when a field is left. */
  lines: SlipLines
  onWrite: (part: Partial<SlipLines>) => void
  check: SafetyCheck
}

/** One next thing for a worry that can be acted on, a line that lets rest for one that cannot; both while that is open. */
export function SettleStep({ box, chosen, lines, onWrite, check }: SettleStepProps) {
  const { t } = useTranslation('tool_writing')
  if (!chosen) return <StandingBox slips={box.waiting.length}>{t('worry.choose_first')}</StandingBox>
  const { canAct, settledAt, text } = chosen.worry

  function keep(part: Partial<SlipLines>) {
    if (chosen) box.change(chosen, { ...lines, ...part })
  }

  return (
    <>
      <p className={styles.chosen}>{text}</p>
      {canAct !== false && (
        <WordsField
          label={t('worry.next')}
          hint={t('worry.next_hint')}
          rows={2}
          value={lines.nextAction}
          onWrite={(nextAction) => onWrite({ nextAction })}
          check={check}
          onBlur={(event) => keep({ nextAction: event.target.value })}
        />
      )}
      {canAct !== true && (
        <div>
          <WordsField
            label={t('worry.letting_go')}
            rows={2}
            value={lines.lettingGo}
            onWrite={(lettingGo) => onWrite({ lettingGo })}
            check={check}
            onBlur={(event) => keep({ lettingGo: event.target.value })}
          />
          <div className={`${writing.chips} ${writing.row}`}>
            {Object.values(t('worry.lines', { returnObjects: true })).map((line) => (
              <Chip
                key={line}
                isPressed={lines.lettingGo === line}
                onClick={() => {
                  onWrite({ lettingGo: line })
                  keep({ lettingGo: line })
                }}
              >
                {line}
              </Chip>
            ))}
          </div>
        </div>
      )}
      <Checkbox
        label={t('worry.settled')}
        hint={t('worry.settled_hint')}
        checked={settledAt !== null}
        onChange={(event) =>
          box.change(chosen, { ...lines, settledAt: event.target.checked ? new Date().toISOString() : null })
        }
      />
    </>
  )
}
