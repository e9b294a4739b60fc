import { breathAt, breathPatterns } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { BreathPacer } from '../../../components/breath/breath-pacer'
import { breathKolam } from '../../../components/kolam/kolam-figure'
import type { ActivityProps } from './activity'
import styles from './panic-breath.module.css'

/**
 * A slow breath that moves from the first moment, beside what an exercise asks for: in for four seconds, out for six. It goes on through the
 * steps without beginning anew, and for as long as the exercise runs. Its words are `tool_breath`.
 */
export function PanicBreath({ clock, isRunning }: Pick<ActivityProps, 'clock' | 'isRunning'>) {
  const { t } = useTranslation('tool_breath')
  return (
    <BreathPacer
      figure={breathKolam(0)}
      momentAt={() => breathAt(breathPatterns.four_six, clock.activeMs())}
      isRunning={isRunning}
    >
      {(words, drawing) => (
        <div className={styles.breath}>
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
