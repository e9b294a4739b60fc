import { heldBreathAt, noBreathYet, turnHeldBreath } from '@maitri/domain'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BreathPacer } from '../../../../components/breath/breath-pacer'
import { breathKolam } from '../../../../components/kolam/kolam-figure'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { BreathCues } from './breath-cues'
import styles from './saans-activity.module.css'

const isPressKey = (key: string) => key === ' ' || key === 'Enter'

/** The person's own breath leads: held while it goes in, let go while it goes out. Nobody is told when to turn. */
export function TouchedBreath({ step, clock, isRunning, cues, onBreath }: ActivityProps) {
  const { t } = useTranslation('tool_breath')
  const breath = useRef(noBreathYet)
  const [isHeld, setIsHeld] = useState(false)

  function turn(held: boolean) {
    breath.current = turnHeldBreath(breath.current, held, clock.activeMs())
    setIsHeld(held)
  }

  return (
    <BreathPacer
      figure={breathKolam(step)}
      momentAt={() => heldBreathAt(breath.current, clock.activeMs())}
      isRunning={isRunning}
    >
      {(words, drawing) => (
        <>
          <BreathCues words={words} isRunning={isRunning} isLed={false} coaching="" cues={cues} onBreath={onBreath} />
          <ActivityLayout
            heading={words ? t(`phases.${words.phase}`) : t('as_it_comes')}
            count={words?.second}
            note={t('softer')}
            isSpoken={false}
            figure={drawing}
          >
            <button
              type="button"
              className={styles.hold}
              data-held={isHeld || undefined}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                turn(true)
              }}
              onPointerUp={() => turn(false)}
              onPointerCancel={() => turn(false)}
              onContextMenu={(event) => event.preventDefault()}
              onKeyDown={(event) => {
                if (!isPressKey(event.key)) return
                event.preventDefault()
                turn(true)
              }}
              onKeyUp={(event) => isPressKey(event.key) && turn(false)}
              onBlur={() => turn(false)}
              // A screen reader presses without holding: each press is a turn.
              onClick={(event) => event.detail === 0 && turn(!isHeld)}
            >
              {t('hold_while_in')}
            </button>
          </ActivityLayout>
        </>
      )}
    </BreathPacer>
  )
}
