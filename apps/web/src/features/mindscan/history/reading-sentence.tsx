import { useTranslation } from 'react-i18next'
import { emotionShown, isMarked, isText, leadingWord, type Reading, summaryOf } from '../../../data/reading'

/** The one plain sentence of a reading. */
export function ReadingSentence({ reading }: { reading: Reading }) {
  const { t } = useTranslation(['mindscan', 'feelings'])
  const own = leadingWord(reading.body)
  if (own) return t('feelings:yours', { feeling: t(`feelings:words.${own}.name`) })
  if (isText(reading)) return t(`result.summary.${summaryOf(reading.body)}`)
  if (isMarked(reading.body)) return t('result.summary.heavy')
  const { body } = reading
  return body.kind === 'video' && t(`history.dominant.${emotionShown(body)}`)
}
