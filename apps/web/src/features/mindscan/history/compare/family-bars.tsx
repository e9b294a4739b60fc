import type { EmotionShares } from '@maitri/contracts'
import { emotionFamilies } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import styles from './family-bars.module.css'

/** The five shares of a video as narrow bars, true to scale, in one order so that two columns can be read across. */
export function FamilyBars({ shares }: { shares: EmotionShares }) {
  const { t } = useTranslation('video')
  return (
    <ul className={styles.bars}>
      {emotionFamilies.map((family) => (
        <li key={family}>
          <span className={styles.label}>
            {t(`result.emotion.${family}`)} <span>{t('result.percent', { share: shares[family] })}</span>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles[family]} style={{ inlineSize: `${shares[family]}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
