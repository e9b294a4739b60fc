import { useTranslation } from 'react-i18next'
import type { StepClock } from '../../player/activity'
import { useSeconds } from '../../player/use-seconds'
import writing from '../../writings/writing.module.css'
import { StoneChoices } from '../stone-choices'
import styles from './chinta-dabba.module.css'
import { StandingBox } from './standing-box'
import type { Slip, WorryBox } from './use-worries'

/** About as long as one worry gets (`docs/exercises.md`, tool 9). */
const worryMinutes = 5
const minuteMs = 60_000

type WorryTimeStepProps = {
  box: WorryBox
  chosen: Slip | undefined
  onChoose: (slip: Slip) => void
  clock: StepClock
  isRunning: boolean
}

/** One slip, some minutes, a count that may be ignored. Nothing rings. */
export function WorryTimeStep({ box, chosen, onChoose, clock, isRunning }: WorryTimeStepProps) {
  const { t } = useTranslation('tool_writing')
  useSeconds(isRunning)
  const minutes = Math.floor(clock.elapsedMs() / minuteMs)
  if (box.waiting.length === 0) return <StandingBox slips={0}>{t('worry.none')}</StandingBox>
  return (
    <>
      <StoneChoices
        legend={t('worry.choose')}
        options={box.waiting.map(({ id, worry }) => ({ value: id, label: worry.text }))}
        value={chosen?.id ?? null}
        onChange={(id) => {
          const slip = box.waiting.find((one) => one.id === id)
          if (slip) onChoose(slip)
        }}
      />
      {chosen && (
        <div className={styles.time}>
          <p className={styles.chosen}>{chosen.worry.text}</p>
          <p className={styles.minutes}>
            {minutes < worryMinutes
              ? t('worry.time_passed', { count: minutes, of: worryMinutes })
              : t('worry.time_over', { of: worryMinutes })}
          </p>
          <p className={writing.quiet}>{t('worry.time_note')}</p>
        </div>
      )}
    </>
  )
}
