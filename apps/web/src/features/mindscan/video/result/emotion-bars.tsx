import type { VideoAnalysis } from '@maitri/contracts'
import { emotionFamilies } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import styles from './emotion-bars.module.css'

/** The five emotions, strongest first, each with its share in words. The bars are drawn true to scale. */
export function EmotionBars({ emotions }: { emotions: VideoAnalysis['emotions'] }) {
  const { t } = useTranslation('video')
  const sorted = [...emotionFamilies].sort((one, other) => emotions[other] - emotions[one])
  return (
    <ul className={styles.bars} aria-label={t('result.emotions')}>
      {sorted.map((family, index) => (
        <li key={family} className={styles.row}>
          <span className={classNames(index === 0 && styles.strongest)}>{t(`result.emotion.${family}`)}</span>
          <svg
            className={classNames(styles.bar, styles[family])}
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={emotions[family]} height="1" />
          </svg>
          <span className={styles.share}>{t('result.percent', { share: emotions[family] })}</span>
        </li>
      ))}
    </ul>
  )
}
