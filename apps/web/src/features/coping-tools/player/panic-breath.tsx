import { breathAt, breathPatterns } from '@maitri/domain'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BreathPacer } from '../../../components/breath/breath-pacer'
import type { BreathCue } from '../../../components/breath/use-breath'
import { breathKolam } from '../../../components/kolam/kolam-figure'
import type { ActivityProps } from './activity'
import styles from './panic-breath.module.css'

type PanicBreathProps = Pick<ActivityProps, 'clock' | 'isRunning' | 'onBreath'>

/**
 * A slow breath that moves from the first moment, beside what an exercise asks for: in for four seconds, out for six. It goes on through the
 * steps without beginning anew, and for as long as the exercise runs. Its words are `tool_breath`.
 */
export function PanicBreath({ clock, isRunning, onBreath }: PanicBreathProps) {
  const { t } = useTranslation('tool_breath')
  return (
    <BreathPacer
      figure={breathKolam(0)}
      momentAt={() => breathAt(breathPatterns.four_six, clock.activeMs())}
      isRunning={isRunning}
    >
      {(words, drawing) => (
        <div className={styles.breath}>
          <BreathCount words={words} isRunning={isRunning} onBreath={onBreath} />
          <div className={styles.figure}>{drawing}</div>
          {words && (
            <p className={styles.words}>
              {t(`phases.${words.phase}`)}{' '}
              <span className={styles.count} aria-hidden="true">
                {words.second}
              </span>
            </p>
          )}
        </div>
      )}
    </BreathPacer>
  )
}

type BreathCountProps = Pick<PanicBreathProps, 'isRunning' | 'onBreath'> & { words: BreathCue | null }

/** Counts each breath as it begins. */
function BreathCount({ words, isRunning, onBreath }: BreathCountProps) {
  const round = words?.phase === 'in' ? words.round : null
  useEffect(() => {
    if (isRunning && round !== null) onBreath?.()
  }, [round, isRunning, onBreath])
  return null
}
