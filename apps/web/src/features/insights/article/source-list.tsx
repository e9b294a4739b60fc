import type { PublishedSource } from '@maitri/content/published-source'
import { ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format'
import { citationAnchor, sourceAnchor } from './cited-text'
import styles from './source-list.module.css'

/** Where it is printed, in the order in which the text counts it; each leads out, and back to where the text names it. */
export function SourceList({ sources, named }: { sources: readonly PublishedSource[]; named: ReadonlySet<number> }) {
  const { t } = useTranslation('insights')
  const format = useFormat()
  return (
    <section aria-labelledby="sources" className={styles.sources}>
      <h2 id="sources">{t('article.sources')}</h2>
      <ol className={styles.list}>
        {sources.map(({ reference, date, url }, index) => {
          const number = index + 1
          return (
            <li key={url + reference} id={sourceAnchor(number)} className={styles.source}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {t('article.source', { reference, date: format.calendarDay(date) })}
                <span className="visually-hidden"> ({t('article.new_tab')})</span>
              </a>
              {named.has(number) && (
                <a
                  href={`#${citationAnchor(number)}`}
                  aria-label={t('article.back_to_text', { number })}
                  className={styles.back}
                >
                  <ArrowUp size={18} strokeWidth={1.75} aria-hidden="true" />
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
