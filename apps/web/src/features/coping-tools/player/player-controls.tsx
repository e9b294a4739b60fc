import { ArrowLeft, ArrowRight, Check, Pause, Play, SkipForward, Vibrate } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Strip } from '../../../components/kolam/strip'
import { Button } from '../../../components/ui/button'
import { classNames } from '../../../components/ui/class-names'
import { IconButton } from '../../../components/ui/icon-button'
import type { StepNumber } from './activity'
import { CueSwitches } from './cue-switches'
import styles from './player-controls.module.css'
import type { CueSettings } from './use-cues'

type PlayerControlsProps = {
  step: StepNumber
  stepTitle: string
  /** Which card of the step is shown, from 1, and how many there are. */
  card: { number: number; count: number }
  /** Whether there are cards or pages before and after within the step. */
  hasPrevious: boolean
  hasNext: boolean
  hasBegun: boolean
  isRunning: boolean
  settings: CueSettings
  /** Whether words guide through it. */
  isGuided: boolean
  /** Which exercise this is of several, and the way on to the next. */
  sequence?: { position: ReactNode; skipLabel: string; onSkip: () => void } | undefined
  onPrevious: () => void
  onNext: () => void
  onPause: () => void
  onRun: () => void
}

// Neither changes with the seconds.
const Way = memo(Strip)
const Switches = memo(CueSwitches)

/** Always at the same place below the exercise: which step this is, and the way through. */
export function PlayerControls(props: PlayerControlsProps) {
  const { step, stepTitle, card, hasPrevious, hasNext, hasBegun, isRunning, settings, isGuided, sequence } = props
  const { onPrevious, onNext, onPause, onRun } = props
  const { t } = useTranslation('player')
  const isLast = step === 5 && !hasNext
  // With the stage: the press itself waits for no line.
  const drawn = useDeferredValue(step)
  return (
    <footer className={styles.footer}>
      <div className={styles.place}>
        <Way n={5} filled={drawn} spacing={30} className={styles.strip} />
        <p className={styles.step} aria-live="polite">
          {t('step_of', { step, title: stepTitle })}
          {card.count > 1 && (
            <>
              {' '}
              <span aria-hidden="true">
                ({card.number}/{card.count})
              </span>
              <span className="visually-hidden">{t('card_of', { number: card.number, count: card.count })}</span>
            </>
          )}
        </p>
        {sequence?.position}
      </div>
      <div className={styles.controls}>
        <Switches settings={settings} isGuided={isGuided} />
        <Button
          variant="onstone"
          className={styles.way}
          icon={<ArrowLeft size={22} strokeWidth={1.75} aria-hidden="true" />}
          disabled={step === 1 && !hasPrevious}
          onClick={onPrevious}
        >
          {t('previous')}
        </Button>
        <button
          type="button"
          className={styles.pause}
          aria-label={isRunning ? t('pause') : t('resume')}
          onClick={isRunning ? onPause : onRun}
          disabled={!hasBegun}
        >
          {isRunning ? <Pause size={28} aria-hidden="true" /> : <Play size={28} aria-hidden="true" />}
        </button>
        <Button
          variant="onstone"
          className={classNames(styles.way, isLast && styles.complete)}
          iconAfter={
            isLast ? (
              <Check size={22} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
            )
          }
          disabled={!hasBegun}
          onClick={onNext}
        >
          {isLast ? t('complete') : t('next')}
        </Button>
        {sequence ? (
          <IconButton label={sequence.skipLabel} className={styles.aside} onClick={sequence.onSkip}>
            <SkipForward size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        ) : (
          settings.can.vibrate && (
            <IconButton
              label={t('cues.vibration')}
              className={styles.aside}
              aria-pressed={settings.chosen.hasVibration}
              onClick={() => settings.choose({ hasVibration: !settings.chosen.hasVibration })}
            >
              <Vibrate size={22} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )
        )}
      </div>
    </footer>
  )
}
