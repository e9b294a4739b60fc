import { Bookmark, BookmarkCheck, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArticlePicture } from '../../../components/picture/article-picture'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { Tag } from '../../../components/ui/tag'
import { useFormat } from '../../../lib/format'
import { categoryHue, type InsightArticle } from '../insight-articles'
import styles from './article-header.module.css'
import { ShareArticle } from './share-article'

type ArticleHeaderProps = {
  article: InsightArticle
  /** Null for a visitor, who has nowhere to save it. */
  isSaved: boolean | null
  hasSaveFailed: boolean
  onSave: (isSaving: boolean) => void
}

/** Figure, title and what is known about the article; saving and printing. */
export function ArticleHeader({ article, isSaved, hasSaveFailed, onSave }: ArticleHeaderProps) {
  const { t } = useTranslation('insights')
  const format = useFormat()
  const { id, title, language, category, minutes, publishDate, reviewedDate, source } = article
  return (
    <header className={styles.header} data-hue={categoryHue[category]}>
      <div className={styles.tile} data-shared={`article:${id}`}>
        <ArticlePicture id={id} />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <Tag hue={categoryHue[category]}>{t(`categories.${category}`)}</Tag>
          <span>{t('minutes', { count: minutes })}</span>
        </p>
        <h1 lang={language} tabIndex={-1} data-takes-focus>
          {title}
        </h1>
        <p className={styles.facts}>
          <span>{t('article.by', { source })}</span>
          <span>{t('article.published', { date: format.calendarDay(publishDate) })}</span>
          {reviewedDate !== publishDate && (
            <span>{t('article.reviewed', { date: format.calendarDay(reviewedDate) })}</span>
          )}
        </p>
        <p className={styles.facts}>{t('article.not_reviewed')}</p>
        <div className={styles.actions}>
          {isSaved !== null && (
            <Button
              variant="secondary"
              size="small"
              aria-pressed={isSaved}
              icon={isSaved ? <BookmarkCheck {...icon} /> : <Bookmark {...icon} />}
              onClick={() => onSave(!isSaved)}
            >
              {t('article.save')}
            </Button>
          )}
          <ShareArticle article={article} />
          <Button variant="secondary" size="small" icon={<Printer {...icon} />} onClick={() => window.print()}>
            {t('article.print')}
          </Button>
        </div>
        {hasSaveFailed && (
          <Notice tone="error" role="alert">
            {t('not_kept')}
          </Notice>
        )}
      </div>
    </header>
  )
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
