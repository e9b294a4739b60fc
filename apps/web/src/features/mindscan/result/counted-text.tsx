import type { TextAnalysis } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../components/ui/class-names'
import styles from './counted-text.module.css'
import { segmentsOf } from './segments-of'

/** What the person said, with each counted stretch underlined by what it counted as, and struck through where it was negated. */
export function CountedText({ text, highlights }: Pick<TextAnalysis, 'text' | 'highlights'>) {
  const { t } = useTranslation('mindscan')
  const hasNegated = highlights.some(({ reasons }) => reasons.includes('negated'))
  return (
    <>
      <blockquote className={styles.text}>
        {segmentsOf(text, highlights).map(({ start, words, highlight }) =>
          highlight ? (
            <mark key={start} className={styles[highlight.effect]}>
              {highlight.reasons.includes('negated') ? <s>{words}</s> : words}
              <span className="visually-hidden">
                {' '}
                ({t(highlight.effect === 'negative' ? 'result.legend.weighs' : 'result.legend.lifts')})
              </span>
            </mark>
          ) : (
            <span key={start}>{words}</span>
          ),
        )}
      </blockquote>
      {highlights.length > 0 && (
        <ul className={styles.legend} aria-hidden="true">
          <li>
            <span className={classNames(styles.swatch, styles.negative)} />
            {t('result.legend.weighs')}
          </li>
          <li>
            <span className={classNames(styles.swatch, styles.positive)} />
            {t('result.legend.lifts')}
          </li>
          {hasNegated && (
            <li>
              <s>abc</s> {t('result.legend.negated')}
            </li>
          )}
        </ul>
      )}
    </>
  )
}
