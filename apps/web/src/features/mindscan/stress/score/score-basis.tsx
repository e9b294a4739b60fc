import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format'
import { type ReadingName, sliderRanges } from '../slider-ranges'
import styles from './score-basis.module.css'

/** Which of the person's own values the score is from, and that the others stand where their sliders start. */
export function ScoreBasis({ names }: { names: readonly ReadingName[] }) {
  const { t } = useTranslation('stress')
  const format = useFormat()
  const values = format.list(
    names.map((name) => t(`readings.${name}.label`)),
    'unit',
  )
  const isComplete = names.length === Object.keys(sliderRanges).length
  return (
    <p className={styles.basis}>
      {t('basis.own', { values })}
      {!isComplete && ` ${t('basis.rest')}`}
    </p>
  )
}
