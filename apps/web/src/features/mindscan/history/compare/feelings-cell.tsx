import { useTranslation } from 'react-i18next'
import { isMarked, isText, isVideo, type Reading, shownOf } from '../../../../data/reading'
import { EmotionTags } from '../../result/emotion-tags'
import { FamilyBars } from './family-bars'

/** Feelings in words, or the five shares of a video. */
export function FeelingsCell({ reading }: { reading: Reading }) {
  const { t } = useTranslation('mindscan')
  if (isText(reading)) return <EmotionTags emotions={shownOf(reading.body).emotions} />
  if (!isVideo(reading)) return null
  if (reading.body.emotionSource === 'none' || isMarked(reading.body)) return t('history.compare.no_score')
  return <FamilyBars shares={reading.body.emotions} />
}
