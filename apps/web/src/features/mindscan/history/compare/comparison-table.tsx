import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { isHeavy, type Reading } from '../../../../data/reading'
import { useFormat } from '../../../../lib/format'
import { KindLabel } from '../kind-label'
import { ReadingSentence } from '../reading-sentence'
import styles from './comparison-table.module.css'
import { countedWordsOf } from './counted-words-of'
import { CountsCell } from './counts-cell'
import { FeelingsCell } from './feelings-cell'
import { TipsCell } from './tips-cell'

type ComparisonTableProps = { earlier: Reading; later: Reading; onOpen: (id: string) => void }

/** Each property spans the width as a heading of its own, so that two columns of words still fit a narrow phone. */
export function ComparisonTable({ earlier, later, onOpen }: ComparisonTableProps) {
  const { t } = useTranslation('mindscan')
  const rows: { label: string; cell: (reading: Reading) => ReactNode }[] = [
    { label: t('history.compare.suggests'), cell: (reading) => <ReadingSentence reading={reading} /> },
    { label: t('history.compare.score'), cell: (reading) => <ScoreCell reading={reading} /> },
    { label: t('history.compare.feelings'), cell: (reading) => <FeelingsCell reading={reading} /> },
    { label: t('history.compare.counted'), cell: (reading) => <CountsCell reading={reading} /> },
    { label: t('history.compare.tips'), cell: (reading) => <TipsCell reading={reading} /> },
    { label: t('history.compare.verdict'), cell: (reading) => <VerdictCell reading={reading} /> },
  ]
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('history.compare.heading')}</caption>
      <thead>
        <tr>
          <ColumnHead reading={earlier} place={t('history.compare.earlier')} onOpen={onOpen} />
          <ColumnHead reading={later} place={t('history.compare.later')} onOpen={onOpen} />
        </tr>
      </thead>
      {rows.map(({ label, cell }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {label}
            </th>
          </tr>
          <tr>
            <td>{cell(earlier)}</td>
            <td>{cell(later)}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

type ColumnHeadProps = { reading: Reading; place: string; onOpen: (id: string) => void }

function ColumnHead({ reading, place, onOpen }: ColumnHeadProps) {
  const { t } = useTranslation('mindscan')
  const format = useFormat()
  const date = format.date(reading.occurredAt, 'moment')
  return (
    <th scope="col">
      <span className={styles.place}>{place}</span>
      <span className={styles.moment}>{date}</span>
      <span className={styles.moment}>
        <KindLabel reading={reading} />
      </span>
      <Button
        variant="tint"
        size="small"
        aria-label={t('history.open', { date })}
        className={styles.open}
        onClick={() => onOpen(reading.id)}
      >
        {t('history.compare.open')}
      </Button>
    </th>
  )
}

/** No score where the words need help or are too few to score (`docs/safety.md` S9, S20). */
function ScoreCell({ reading }: { reading: Reading }) {
  const { t } = useTranslation('mindscan')
  const counted = countedWordsOf(reading)
  if (!counted) return t('history.compare.no_words')
  const isScored = counted.enough || counted.sentimentSource === 'cloud'
  if (!isScored || isHeavy(reading.body)) return t('history.compare.no_score')
  const score = counted.score.toFixed(2)
  return counted.sentimentSource === 'cloud' ? t('history.compare.cloud_score', { score }) : score
}

function VerdictCell({ reading }: { reading: Reading }) {
  const { t } = useTranslation('mindscan')
  const { verdict } = reading.body
  return verdict ? t(`result.verdict.${verdict}`) : t('history.compare.no_verdict')
}
