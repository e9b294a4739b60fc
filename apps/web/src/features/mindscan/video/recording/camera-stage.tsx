import { Video, VideoOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { classNames } from '../../../../components/ui/class-names'
import { Loading } from '../../../../components/ui/loading'
import { Notice } from '../../../../components/ui/notice'
import type { ChosenVideo } from '../chosen-video'
import styles from './camera-stage.module.css'
import { TimeLeft } from './time-left'
import { useCamera } from './use-camera'

/** Camera, preview and recording. A sign stands on the picture for as long as the camera is on. */
export function CameraStage({ onRecorded }: { onRecorded: (video: ChosenVideo) => void }) {
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
    <section className={classNames('stone', styles.stage)} aria-label={t('source.record_heading')}>
      <div className={styles.above}>
        <h3>{t('source.record_heading')}</h3>
        {shown && (
          <p className={styles.sign}>
            <span className={styles.lamp} aria-hidden="true" />
            {t(isRecording ? 'source.recording' : 'source.camera_on')}
          </p>
        )}
        {isRecording && <TimeLeft startedAt={state.startedAt} />}
      </div>
      {shown ? (
        <>
          <video ref={preview} className={styles.preview} autoPlay muted playsInline aria-label={t('source.preview')} />
          {!shown.hasSound && <p className={styles.quiet}>{t('source.no_sound')}</p>}
        </>
      ) : (
        <p className={styles.why}>{t('source.camera_why')}</p>
      )}
      <div className={styles.acts}>
        {shown ? (
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
        )}
      </div>
      <div role="alert">{problem && <Notice tone="error">{t(`errors.${problem}`)}</Notice>}</div>
    </section>
  )
}
