import type { TextAnalysis } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { whatWouldChange } from '../what-would-change'
import styles from './count-caption.module.css'

/**
 * How the reading came about: the counts, the score where there is enough to score, and what would change it. A score from the cloud stands
 * at its scale, and no word that is counted here would change it.
 */
export function CountCaption({ body, hasScore }: { body: TextAnalysis; hasScore: boolean }) {
  const { t } = useTranslation('mindscan')
  const isFromCloud = body.sentimentSource === 'cloud'
  const change = whatWouldChange(body.positiveWords, body.negativeWords)
  return (
    <p className={styles.caption}>
      {t('result.counted', {
        light: t('result.light_words', { count: body.positiveWords }),
        heavy: t('result.heavy_words', { count: body.negativeWords }),
        words: t('result.all_words', { count: body.wordCount }),
      })}{' '}
      {hasScore && !isFromCloud && t('result.score', { score: body.score.toFixed(2) })}{' '}
      {hasScore &&
        !isFromCloud &&
        (change.direction === 'either'
          ? t('result.change.either')
          : t(`result.change.${change.direction}`, { count: change.count }))}{' '}
      {t(isFromCloud ? 'result.from_cloud' : 'result.from_words')}
    </p>
  )
}
