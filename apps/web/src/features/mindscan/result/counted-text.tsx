import type { TextAnalysis } from '@maitri/contracts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../components/ui/class-names'
import { writtenIn } from '../../../lib/i18n/written-in'
import styles from './counted-text.module.css'
import { segmentsOf } from './segments-of'

/** From here on lines are drawn together: of many words nobody waits for the last. */
const lastTurn = 8

/** What the person said, each counted stretch underlined by what it counted as and struck through where it was negated; what was said and not counted has a dotted line. */
export function CountedText({ text, highlights }: Pick<TextAnalysis, 'text' | 'highlights'>) {
  const { t } = useTranslation('mindscan')
  const hasNegated = highlights.some(({ reasons }) => reasons.includes('negated'))
  const counts = (as: 'positive' | 'negative') => highlights.some(({ effect, weight }) => effect === as && weight > 0)
  const hasUncounted = highlights.some(({ weight }) => weight === 0)
  const turnOf = new Map(highlights.map((highlight, index) => [highlight, Math.min(index, lastTurn)]))
  return (
    <>
      <blockquote className={styles.text} {...writtenIn(text)}>
        {segmentsOf(text, highlights).map(({ start, words, highlight }) =>
          highlight ? (
            <mark
              key={start}
              className={styles[highlight.weight === 0 ? 'uncounted' : highlight.effect]}
              style={{ '--turn': turnOf.get(highlight) } as CSSProperties}
            >
              {highlight.reasons.includes('negated') ? <s>{words}</s> : words}
              <span className="visually-hidden"> ({t(`result.legend.${legendOf(highlight)}`)})</span>
            </mark>
          ) : (
            <span key={start}>{words}</span>
          ),
        )}
      </blockquote>
      {highlights.length > 0 && (
        <ul className={styles.legend} aria-hidden="true">
          {counts('negative') && (
            <li>
              <span className={classNames(styles.swatch, styles.negative)} />
              {t('result.legend.weighs')}
            </li>
          )}
          {counts('positive') && (
            <li>
              <span className={classNames(styles.swatch, styles.positive)} />
              {t('result.legend.lifts')}
            </li>
          )}
          {hasUncounted && (
            <li>
              <span className={classNames(styles.swatch, styles.uncounted)} />
              {t('result.legend.not_counted')}
            </li>
          )}
          {hasNegated && (
            <li>
              <s>{t('result.legend.letters')}</s> {t('result.legend.negated')}
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function legendOf({ effect, weight }: TextAnalysis['highlights'][number]) {
  if (weight === 0) return 'not_counted'
  return effect === 'negative' ? 'weighs' : 'lifts'
}
