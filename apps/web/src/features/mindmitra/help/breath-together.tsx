import { type BreathMoment, breathAt, breathPatterns, roundMs } from '@maitri/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BreathPacer } from '../../../components/breath/breath-pacer'
import { breathKolam } from '../../../components/kolam/kolam-figure'
import { Button } from '../../../components/ui/button'
import styles from './breath-together.module.css'

/** In for four, out for six: the longer out-breath, with nothing held, suits almost everyone. */
const pattern = breathPatterns.four_six
const breaths = 6
const wholeMs = breaths * roundMs(pattern)

type Breathing = { state: 'ready' | 'done' } | { state: 'going'; startedAt: number }

type BreathTogetherProps = { startsAtOnce: boolean; onClose: () => void }

/** A minute of slow breath inside the conversation. It ends by a press, makes no sound, and holds nothing. */
export function BreathTogether({ startsAtOnce, onClose }: BreathTogetherProps) {
  const { t } = useTranslation('mindmitra')
  const [breathing, setBreathing] = useState<Breathing>(() =>
    startsAtOnce ? { state: 'going', startedAt: performance.now() } : { state: 'ready' },
  )
  const isGoing = breathing.state === 'going'

  useEffect(() => {
    if (breathing.state !== 'going') return
    const timer = setTimeout(() => setBreathing({ state: 'done' }), breathing.startedAt + wholeMs - performance.now())
    return () => clearTimeout(timer)
  }, [breathing])

  function momentAt(): BreathMoment | null {
    if (breathing.state !== 'going') return null
    const elapsedMs = Math.max(0, performance.now() - breathing.startedAt)
    return elapsedMs < wholeMs ? breathAt(pattern, elapsedMs) : null
  }

  return (
    <div className={`stone ${styles.breath}`}>
      <BreathPacer figure={breathKolam(0)} momentAt={momentAt} isRunning={isGoing}>
        {(words, drawing) => (
          <>
            <div className={styles.figure}>{drawing}</div>
            <div className={styles.words}>
              <p className={styles.lead}>{t('breath.lead')}</p>
              <p className={styles.phase} aria-hidden="true">
                {words &&
                  `${t(words.phase === 'in' ? 'breath.in' : 'breath.out')} ${words.ofSeconds - words.second + 1}`}
              </p>
              {/* Once a breath: a count for every second would speak over the breath itself. */}
              <p role="status" className={styles.count}>
                {words && t('breath.count', { breath: words.round + 1, of: breaths })}
                {breathing.state === 'done' && t('breath.done')}
              </p>
              <div className={styles.actions}>
                {isGoing ? (
                  <Button variant="onstone" size="small" onClick={() => setBreathing({ state: 'ready' })}>
                    {t('breath.stop')}
                  </Button>
                ) : (
                  <Button
                    variant="sun"
                    size="small"
                    onClick={() => setBreathing({ state: 'going', startedAt: performance.now() })}
                  >
                    {t(breathing.state === 'done' ? 'breath.again' : 'breath.start')}
                  </Button>
                )}
                <Button variant="onstone" size="small" onClick={onClose}>
                  {t('breath.close')}
                </Button>
              </div>
            </div>
          </>
        )}
      </BreathPacer>
    </div>
  )
}
