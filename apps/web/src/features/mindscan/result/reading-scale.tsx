import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './reading-scale.module.css'

/** Where a score from -1 to 1 lies between heavy and light: five idle dots, and the loop of this reading. */
export function ReadingScale({ score }: { score: number }) {
  const { t } = useTranslation('mindscan')
  const place = (score + 1) / 2
  return (
    <div className={styles.scale}>
      <meter
        className="visually-hidden"
        aria-label={t('result.scale.label')}
        min={-1}
        max={1}
        value={score}
        aria-valuetext={t('result.scale.value', { score: score.toFixed(2) })}
      />
      <div className={styles.line} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((at) => (
          <span key={at} className={styles.dot} style={{ insetInlineStart: `${at * 100}%` }} />
        ))}
        <span
          className={styles[toneOf(score)]}
          style={{ insetInlineStart: `${place * 100}%`, '--from-middle': 0.5 - place } as CSSProperties}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{t('result.scale.heavy')}</span>
        <span>{t('result.scale.mixed')}</span>
        <span>{t('result.scale.light')}</span>
      </div>
    </div>
  )
}

function toneOf(score: number): 'heavy' | 'middle' | 'light' {
  if (score < -0.3) return 'heavy'
  return score > 0.3 ? 'light' : 'middle'
}
