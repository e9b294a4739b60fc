import { Bookmark, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/ui/tag'
import { categoryHue, type InsightArticle } from '../insight-articles'
import styles from './article-facts.module.css'

type ArticleFactsProps = { article: InsightArticle; isRead: boolean; isSaved: boolean }

/** What it is about, how long it takes, and whether the person has read or saved it. */
export function ArticleFacts({ article, isRead, isSaved }: ArticleFactsProps) {
  const { t } = useTranslation('insights')
  return (
    <p className={styles.facts}>
      <Tag hue={categoryHue[article.category]}>{t(`categories.${article.category}`)}</Tag>
      <span>{t('minutes', { count: article.minutes })}</span>
      {isRead && (
        <span className={styles.mark}>
          <Check size={16} strokeWidth={2} aria-hidden="true" />
          {t('mark_read')}
        </span>
      )}
      {isSaved && (
        <span className={styles.mark}>
          <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('mark_saved')}
        </span>
      )}
    </p>
  )
}
