import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { Panel } from '../../../../components/ui/panel'
import { isExpectedType } from '../chosen-video'
import { SendingChoice } from '../sending/sending-choice'
import type { Sending } from '../sending/use-sending'
import { VideoPlayer } from '../source/video-player'
import type { VideoState } from '../video-state'
import { AnalysisProgressBar } from './analysis-progress-bar'
import styles from './chosen-video-card.module.css'
import { ProblemNotice } from './problem-notice'

type ChosenVideoCardProps = {
  state: Extract<VideoState, { step: 'chosen' | 'analysing' }>
  sending: Sending
  onAnalyse: () => void
  onCancel: () => void
  onReset: () => void
}

/** The video that was chosen: looked at once more, read, or given up. */
export function ChosenVideoCard({ state, sending, onAnalyse, onCancel, onReset }: ChosenVideoCardProps) {
  const { t } = useTranslation(['video', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  const { video } = state
  const isAnalysing = state.step === 'analysing'
  // The button that brought the video here is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <Panel className={styles.chosen}>
      <VideoPlayer file={video.file} label={t('chosen.play')} />
      <div className={styles.actions}>
        <h2 ref={heading} tabIndex={-1}>
          {t(video.recordedSeconds === null ? 'chosen.uploaded' : 'chosen.recorded')}
        </h2>
        {!isExpectedType(video.file.type) && <Notice tone="info">{t('chosen.unexpected_type')}</Notice>}
        <SendingChoice sending={sending} isBusy={isAnalysing} />
        <div className={styles.buttons}>
          <Button busy={isAnalysing} busyLabel={t('common:processing')} onClick={onAnalyse}>
            {t('chosen.analyse')}
          </Button>
          <Button variant="secondary" onClick={onReset}>
            {t('chosen.reset')}
          </Button>
        </div>
        {isAnalysing && <AnalysisProgressBar progress={state.progress} onCancel={onCancel} />}
        <div role="alert">{state.step === 'chosen' && state.problem && <ProblemNotice problem={state.problem} />}</div>
      </div>
    </Panel>
  )
}
