import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { breathKolam } from '../../../components/kolam/kolam-figure'
import { Button } from '../../../components/ui/button'
import { type BreathMoment, breathAt, breathCount } from './breath'
import { BreathFigure } from './breath-figure'
import styles from './breath-together.module.css'

const figure = () => breathKolam(0)

/** A minute of slow breath inside the talk. It begins and ends by a press, makes no sound, and holds nothing. */
export function BreathTogether({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mindmitra')
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const moment = useBreath(startedAt)
  const isGoing = moment !== null && moment.phase !== 'done'
  return (
    <div className={`stone ${styles.breath}`}>
      <BreathFigure figure={figure()} drawn={isGoing ? moment.drawn : 0} />
      <div className={styles.words}>
        <p className={styles.lead}>{t('breath.lead')}</p>
        <p className={styles.phase} aria-hidden="true">
          {isGoing && `${t(`breath.${moment.phase}`)} ${moment.secondsLeft}`}
        </p>
        {/* Once a breath: a count for every second would speak over the breath itself. */}
        <p role="status" className={styles.count}>
          {isGoing && t('breath.count', { breath: moment.breath, of: breathCount })}
          {moment?.phase === 'done' && t('breath.done')}
        </p>
        <div className={styles.acts}>
          {isGoing ? (
            <Button variant="onstone" size="small" onClick={() => setStartedAt(null)}>
              {t('breath.stop')}
            </Button>
          ) : (
            <Button variant="sun" size="small" onClick={() => setStartedAt(performance.now())}>
              {t(moment ? 'breath.again' : 'breath.start')}
            </Button>
          )}
          <Button variant="onstone" size="small" onClick={onClose}>
            {t('breath.close')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The moment of a breath that began then; null while none goes. By the clock, so that a slow device is never behind. */
function useBreath(startedAt: number | null): BreathMoment | null {
  const [moment, setMoment] = useState<BreathMoment | null>(null)
  useEffect(() => {
    if (startedAt === null) {
      setMoment(null)
      return
    }
    let frame = 0
    const draw = () => {
      const next = breathAt(Math.max(0, performance.now() - startedAt))
      setMoment(next)
      if (next.phase !== 'done') frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [startedAt])
  return moment
}
