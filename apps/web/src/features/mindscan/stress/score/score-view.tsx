import type { StressBand, StressScore } from '@maitri/domain'
import { HeartHandshake, Leaf, Wind } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Strip } from '../../../../components/kolam/strip'
import { classNames } from '../../../../components/ui/class-names'
import styles from './score-view.module.css'

const icons: Record<StressBand, typeof Leaf> = { low: Leaf, moderate: Wind, high: HeartHandshake }

/** The score as a number, as a line laid round ten dots, and in words; before there is one, a sentence that says what it needs. */
export function ScoreView({ result }: { result: StressScore | null }) {
  const { t } = useTranslation('stress')
  const Icon = result && icons[result.band]
  return (
    <div className={classNames(styles.score, result && styles[result.band])}>
      {result && <ScoreNumber score={result.score} />}
      {/* Told when the words change, which is when the band does. */}
      <p className={styles.sentence} aria-live="polite">
        {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
        <span>{result ? t(`band.${result.band}`) : t('needs_one')}</span>
      </p>
    </div>
  )
}

function ScoreNumber({ score }: { score: number }) {
  const { t } = useTranslation('stress')
  const shown = score.toFixed(1)
  return (
    <>
      <p className={styles.number} aria-hidden="true">
        <span className={styles.digits}>{shown}</span> <span className={styles.ofTen}>{t('of_ten')}</span>
      </p>
      <meter
        className="visually-hidden"
        aria-label={t('meter.label')}
        min={0}
        max={10}
        value={score}
        aria-valuetext={t('meter.value', { score: shown })}
      />
      <Strip n={10} filled={score} spacing={42} track className={styles.strip} />
    </>
  )
}
