import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { LiveSign, LiveStage } from '../live-stage'
import { LevelMeter } from './level-meter'
import styles from './live-recording.module.css'
import { useElapsed } from './use-elapsed'

type LiveRecordingProps = {
  startedAt: number
  /** How loud it is, 0 to 1; null where this browser cannot tell while it listens. */
  level: (() => number) | null
  isStopping: boolean
  onStop: () => void
  onCancel: () => void
  /** The words as they arrive, or what stands in their place. */
  children: ReactNode
}

/** The sign that the microphone is on, for as long as it is. */
export function LiveRecording({ startedAt, level, isStopping, onStop, onCancel, children }: LiveRecordingProps) {
  const { t } = useTranslation(['mindscan', 'common'])
  const elapsed = useElapsed(startedAt)
  const stopButton = useRef<HTMLButtonElement>(null)
  // The button that started it is gone.
  useEffect(() => stopButton.current?.focus({ preventScroll: true }), [])

  return (
    <LiveStage
      above={
        <>
          <LiveSign>{t('voice.live.sign')}</LiveSign>
          <span role="timer" aria-label={t('voice.live.timer')} className={styles.time}>
            {elapsed}
          </span>
        </>
      }
      actions={
        <>
          <Button
            ref={stopButton}
            variant="sun"
            size="large"
            busy={isStopping}
            busyLabel={t('common:processing')}
            onClick={onStop}
          >
            {t('voice.record.stop')}
          </Button>
          <Button variant="onstone" onClick={onCancel}>
            {t('voice.record.cancel')}
          </Button>
        </>
      }
    >
      {level && <LevelMeter level={level} />}
      {children}
    </LiveStage>
  )
}
