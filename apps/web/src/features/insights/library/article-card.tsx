import { Link } from '@tanstack/react-router'
import { ArrowRight, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArticlePicture } from '../../../components/picture/article-picture'
import { classNames } from '../../../components/ui/class-names'
import { paths } from '../../../config/paths'
import { useFormat } from '../../../lib/format'
import { categoryHue, type InsightArticle } from '../insight-articles'
import type { FoundLine } from '../search/find-articles'
import { FoundText } from '../search/found-text'
import styles from './article-card.module.css'
import { ArticleFacts } from './article-facts'
import { type InsightsView, searchOf } from './insights-view'

type ArticleCardProps = {
  article: InsightArticle
  /** Large on its tint, or a row. */
  isLarge: boolean
  isRead: boolean
  isSaved: boolean
  /** Kept in the article's address, for the way back. */
  view: InsightsView
  /** Whether the person comes back from this one. */
  isReturned: boolean
  /** The sentence that was found in the text; null for the preview. */
  line: FoundLine | null
}

/** One article. Its whole ground leads to it; its link is its title. */
export function ArticleCard({ article, isLarge, isRead, isSaved, view, isReturned, line }: ArticleCardProps) {
  const { t } = useTranslation('insights')
  const format = useFormat()
  const { id, title, language, preview, labels, category, publishDate } = article
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      data-hue={categoryHue[category]}
      data-pressable
      className={classNames(styles.card, isLarge ? styles.large : styles.row)}
    >
      <div className={styles.tile} data-shared={`article:${id}`}>
        <ArticlePicture id={id} />
      </div>
      <div className={styles.words}>
        <ArticleFacts article={article} isRead={isRead} isSaved={isSaved} />
        <h2 id={`${id}-title`} className={styles.title}>
          <Link
            to={paths.article}
            params={{ article: id }}
            search={searchOf(view)}
            className={styles.link}
            lang={language}
            data-takes-focus={isReturned || undefined}
          >
            {title}
          </Link>
        </h2>
        <p lang={language} className={styles.preview}>
          {line ? <FoundText line={line} /> : preview}
        </p>
        <div className={styles.quiet}>
          <ul aria-label={t('tags')} className={styles.tags}>
            {labels.map((label) => (
              <li key={label} lang={language}>
                {label}
              </li>
            ))}
          </ul>
          <time dateTime={publishDate}>{format.calendarDay(publishDate)}</time>
        </div>
        {isLarge && (
          <span className={styles.action} aria-hidden="true">
            {t('open')}
            <ArrowRight size={18} strokeWidth={1.75} />
          </span>
        )}
      </div>
      {!isLarge && <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className={styles.chevron} />}
    </article>
  )
}
