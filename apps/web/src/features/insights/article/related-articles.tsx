import { articleTopics } from '@maitri/content/article-topics'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths'
import type { InsightArticle } from '../insight-articles'
import { type InsightsView, searchOf } from '../library/insights-view'
import { useInsightArticles } from '../use-insight-articles'
import styles from './related-articles.module.css'

const mostShown = 3

/** The articles with most topics in common, and what those are. */
export function RelatedArticles({ article, view }: { article: InsightArticle; view: InsightsView }) {
  const { t } = useTranslation('insights')
  const own = articleTopics.filter(({ articles }) => articles.includes(article.id))
  const related = useInsightArticles()
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, shared: own.filter(({ articles }) => articles.includes(other.id)) }))
    .filter(({ shared }) => shared.length > 0)
    .sort((one, two) => two.shared.length - one.shared.length)
    .slice(0, mostShown)
  return (
    <section aria-labelledby="related-articles" className={styles.related}>
      <h2 id="related-articles" className={styles.title}>
        {t('article.related')}
      </h2>
      <ul className={styles.list}>
        {related.map(({ other }) => (
          <li key={other.id}>
            <Link
              to={paths.article}
              params={{ article: other.id }}
              search={searchOf(view)}
              lang={other.language}
              className={styles.link}
            >
              {other.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
