import type { VideoAnalysis } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import styles from './emotion-source.module.css'

/** Where the emotions came from, in words, and what was left out. */
export function EmotionSource({ body }: { body: VideoAnalysis }) {
  const { t } = useTranslation('video')
  const { face } = body
  return (
    <div className={styles.source}>
      <p>
        {body.emotionSource === 'face' && face
          ? t('result.from.face', {
              found: face.framesWithFace,
              frames: face.frames,
              share: Math.round((100 * face.framesWithFace) / face.frames),
            })
          : t(`result.from.${body.emotionSource === 'face' ? 'none' : body.emotionSource}`)}
      </p>
      {face && face.framesWithHeadLowered > 0 && <p>{t('result.lowered', { count: face.framesWithHeadLowered })}</p>}
    </div>
  )
}
