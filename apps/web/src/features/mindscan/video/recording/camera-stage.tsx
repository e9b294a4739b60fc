import { Video, VideoOff } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Loading } from '../../../../components/ui/loading'
import { Notice } from '../../../../components/ui/notice'
import { LiveSign, LiveStage } from '../../live-stage'
import type { ChosenVideo } from '../chosen-video'
import styles from './camera-stage.module.css'
import { TimeLeft } from './time-left'
import { useCamera } from './use-camera'

type CameraStageProps = {
  onRecorded: (video: ChosenVideo) => void
  /** What can be done with the picture while the camera is on and nothing is recorded. */
  beforeRecording?: (preview: RefObject<HTMLVideoElement | null>) => ReactNode
}

/** Camera, preview and recording. A sign stands on the picture for as long as the camera is on. */
export function CameraStage({ onRecorded, beforeRecording }: CameraStageProps) {
  const { t } = useTranslation('video')
  const preview = useRef<HTMLVideoElement>(null)
  const camera = useCamera(preview, onRecorded)
  const { state } = camera
  const isRecording = state.state === 'recording'
  const shown = state.state === 'on' || isRecording ? state.camera : null
  const problem = state.state === 'on' || state.state === 'off' ? state.problem : null

  useEffect(() => {
    if (preview.current) preview.current.srcObject = shown?.stream ?? null
  }, [shown])

  return (
    <LiveStage
      label={t('source.record_heading')}
      above={
        <>
          <h3>{t('source.record_heading')}</h3>
          {shown && <LiveSign>{t(isRecording ? 'source.recording' : 'source.camera_on')}</LiveSign>}
          {isRecording && <TimeLeft startedAt={state.startedAt} />}
        </>
      }
      actions={
        shown ? (
          <>
            <Button
              variant="sun"
              icon={<Video size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={isRecording ? camera.stop : camera.record}
            >
              {t(isRecording ? 'source.stop' : 'source.start')}
            </Button>
            {!isRecording && (
              <Button
                variant="onstone"
                icon={<VideoOff size={20} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => camera.close()}
              >
                {t('source.camera_close')}
              </Button>
            )}
          </>
        ) : state.state === 'opening' ? (
          <Loading label={t('source.camera_opening')} />
        ) : (
          <Button
            variant="sun"
            icon={<Video size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void camera.start()}
          >
            {t('source.camera_open')}
          </Button>
        )
      }
    >
      {shown ? (
        <>
          <video ref={preview} className={styles.preview} autoPlay muted playsInline aria-label={t('source.preview')} />
          {!isRecording && beforeRecording?.(preview)}
          {!shown.hasSound && <p className={styles.quiet}>{t('source.no_sound')}</p>}
        </>
      ) : (
        <p className={styles.why}>{t('source.camera_why')}</p>
      )}
      {problem && (
        <Notice tone="error" role="alert">
          {t(`errors.${problem}`)}
        </Notice>
      )}
    </LiveStage>
  )
}
