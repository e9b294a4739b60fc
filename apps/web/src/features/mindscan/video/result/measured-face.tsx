import { useTranslation } from 'react-i18next'
import { emotionShown, type VideoReading } from '../../../../data/reading'
import { EmotionBars } from './emotion-bars'
import { EmotionSource } from './emotion-source'
import { EmotionTimeline } from './emotion-timeline'

/** What was measured of the face, and by what; folded where no expression was clear. */
export function MeasuredFace({ body }: { body: VideoReading['body'] }) {
  const { t } = useTranslation('video')
  const bars = <EmotionBars emotions={body.emotions} />
  const timeline = body.face && <EmotionTimeline timeline={body.face.timeline} />
  if (emotionShown(body) !== 'unclear') {
    return (
      <>
        {bars}
        <EmotionSource body={body} />
        {timeline}
      </>
    )
  }
  return (
    <>
      <p>{t(body.face?.comparedWithOwnRest ? 'result.unclear_rest' : 'result.unclear')}</p>
      <EmotionSource body={body} />
      <details>
        <summary>{t('result.measured')}</summary>
        {bars}
        {timeline}
      </details>
    </>
  )
}
