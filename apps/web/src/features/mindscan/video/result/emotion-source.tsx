import { formatFor } from '@maitri/content/format'
import type { VideoAnalysis } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import { unfitReasons } from '../face/fitness-of-face'
import styles from './emotion-source.module.css'

/** Where the emotions came from, in words, and what was left out. */
export function EmotionSource({ body }: { body: VideoAnalysis }) {
  const { t } = useTranslation('video')
  const { face } = body
  const leftOut = unfitReasons.flatMap((why) => {
    const count = face?.framesLeftOut?.[why] ?? 0
    return count > 0 ? [t(`result.left_out_why.${why}`, { count })] : []
  })
  return (
    <div className={styles.source}>
      <p>
        {body.emotionSource === 'face' && face
          ? t('result.from.face', {
              found: face.framesWithFace,
              frames: face.frames,
            })
          : t(`result.from.${body.emotionSource === 'face' ? 'none' : body.emotionSource}`)}
      </p>
      {face && face.framesWithHeadLowered > 0 && <p>{t('result.lowered', { count: face.framesWithHeadLowered })}</p>}
      {leftOut.length > 0 && <p>{t('result.left_out', { reasons: formatFor(currentLanguage()).list(leftOut) })}</p>}
    </div>
  )
}
