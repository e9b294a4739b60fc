import { type StressReading, type StressScore, stressWeights } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import type { ReadingName } from '../slider-ranges'
import styles from './score-parts.module.css'

type PartName = keyof StressScore['parts']

const readingOf = {
  heart: 'heartRate',
  breathing: 'breathingRate',
  sleep: 'sleepHours',
  anxiety: 'anxiety',
} satisfies Record<PartName, ReadingName>

type ScorePartsProps = { result: StressScore; reading: StressReading }

/** How the score comes about: what each reading is worth, how much it weighs, and what it adds. */
export function ScoreParts({ result, reading }: ScorePartsProps) {
  const { t } = useTranslation('stress')
  const parts = Object.entries(readingOf) as [PartName, ReadingName][]
  const sum = parts.reduce((total, [part]) => total + stressWeights[part] * result.parts[part], 0)
  return (
    <details className={styles.parts}>
      <summary>{t('parts.summary')}</summary>
      <table>
        <caption>{t('parts.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('parts.part')}</th>
            <th scope="col">{t('parts.value')}</th>
            <th scope="col">{t('parts.weight')}</th>
            <th scope="col">{t('parts.share')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(([part, name]) => (
            <tr key={part}>
              <th scope="row">
                {t(`readings.${name}.label`)} <span className={styles.reading}>{reading[name]}</span>
              </th>
              <td>{result.parts[part].toFixed(1)}</td>
              <td>{stressWeights[part]}</td>
              <td>{(stressWeights[part] * result.parts[part]).toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('parts.sum', { score: result.score.toFixed(1) })}
            </th>
            <td>{sum.toFixed(2)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.source}>{t('parts.source')}</p>
    </details>
  )
}
