import type { TextAnalysis } from '@maitri/contracts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { type Reading, shownOf } from '../../../../data/reading'
import styles from './comparison-table.module.css'
import { countedWordsOf } from './counted-words-of'

/** How many words counted, and which. Beside words that need help nothing is counted (`docs/safety.md` S9). */
export function CountsCell({ reading }: { reading: Reading }) {
  const { t } = useTranslation('mindscan')
  const counted = countedWordsOf(reading)
  if (!counted) return t('history.compare.no_words')
  const words = t('result.all_words', { count: counted.wordCount })
  const { highlights } = shownOf(counted)
  if (highlights.length === 0 && counted.highlights.length > 0) return words
  return (
    <>
      <p>
        {t('result.counted', {
          light: t('result.light_words', { count: counted.positiveWords }),
          heavy: t('result.heavy_words', { count: counted.negativeWords }),
          words,
        })}
      </p>
      <CountedList label={t('result.legend.lifts')} effect="positive" text={counted.text} highlights={highlights} />
      <CountedList label={t('result.legend.weighs')} effect="negative" text={counted.text} highlights={highlights} />
    </>
  )
}

type CountedListProps = Pick<TextAnalysis, 'text' | 'highlights'> & { label: string; effect: 'positive' | 'negative' }

function CountedList({ label, effect, text, highlights }: CountedListProps) {
  const counted = highlights.filter((highlight) => highlight.effect === effect && highlight.weight !== 0)
  if (counted.length === 0) return null
  return (
    <p className={styles.counted}>
      <span className={styles[effect]}>{label}</span>
      {counted.map(({ start, end, reasons }, place) => (
        <Fragment key={start}>
          {place > 0 && ', '}
          {reasons.includes('negated') ? <s>{text.slice(start, end)}</s> : text.slice(start, end)}
        </Fragment>
      ))}
    </p>
  )
}
