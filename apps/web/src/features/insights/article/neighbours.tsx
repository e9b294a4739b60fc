import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths'
import type { InsightArticle } from '../insight-articles'
import { type InsightsView, searchOf } from '../library/insights-view'
import { useInsightArticles } from '../use-insight-articles'
import styles from './neighbours.module.css'

/** The articles before and after this one, in the order of the list. */
export function Neighbours({ article, view }: { article: InsightArticle; view: InsightsView }) {
  const { t } = useTranslation('insights')
  const insightArticles = useInsightArticles()
  const at = insightArticles.findIndex(({ id }) => id === article.id)
  const neighbours = [
    { key: 'previous', other: insightArticles[at - 1] },
    { key: 'next', other: insightArticles[at + 1] },
  ] as const
  return (
    <nav aria-label={t('article.neighbours')} className={styles.neighbours}>
      {neighbours.map(
        ({ key, other }) =>
          other && (
            <Link
              key={key}
              to={paths.article}
              params={{ article: other.id }}
              search={searchOf(view)}
              data-place={key}
              className={styles.link}
            >
              <span className={styles.label}>{t(`article.${key}`)}</span>
              <span lang={other.language}>{other.title}</span>
            </Link>
          ),
      )}
    </nav>
  )
}
