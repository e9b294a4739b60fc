import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MessagePage } from '../../../components/layout/message-page'
import { ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { ownerOf } from '../../../data/records/owner-records'
import { useSetPageTitle } from '../../../lib/page-title'
import { useSession } from '../../../lib/session/session'
import type { InsightArticle } from '../insight-articles'
import { type InsightsView, searchOf } from '../library/insights-view'
import { useArticleMarks, useMarkArticle } from '../use-article-marks'
import { useInsightArticles } from '../use-insight-articles'
import { ArticleHeader } from './article-header'
import styles from './article-page.module.css'
import { ArticleReading } from './article-reading'
import { Neighbours } from './neighbours'
import { RelatedArticles } from './related-articles'
import { RelatedTool } from './related-tool'

type ArticlePageProps = {
  id: string
  /** What the list showed, for the way back. */
  view: InsightsView
}

export function ArticlePage({ id, view }: ArticlePageProps) {
  const article = useInsightArticles().find((article) => article.id === id)
  return article ? (
    <OpenArticle key={`${article.language}:${id}`} article={article} view={view} />
  ) : (
    <NoArticle view={view} />
  )
}

function OpenArticle({ article, view }: { article: InsightArticle; view: InsightsView }) {
  const { t } = useTranslation('insights')
  const { id, title } = article
  const { state, readAt, saved } = useArticleMarks()
  const mark = useMarkArticle(article)
  const isIn = ownerOf(useSession()) !== null
  useSetPageTitle(title)
  return (
    <article className={`page ${styles.page}`}>
      <p className={styles.back}>
        <ButtonLink
          to={paths.insights}
          search={searchOf(view)}
          hash={id}
          variant="quiet"
          size="small"
          icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('back')}
        </ButtonLink>
      </p>
      <ArticleHeader
        article={article}
        isSaved={isIn ? saved.has(id) : null}
        hasSaveFailed={mark.hasSaveFailed}
        onSave={(isSaving) => (isSaving ? mark.save() : mark.unsave())}
      />
      <div className={styles.column}>
        <ArticleReading
          article={article}
          isIn={isIn}
          readAt={readAt.get(id) ?? (state === 'waiting' ? undefined : null)}
          hasFailed={mark.hasReadFailed}
          onRead={mark.markRead}
          onUnread={mark.markUnread}
        />
        <RelatedTool toolId={article.relatedTool} />
        <RelatedArticles article={article} view={view} />
        <Neighbours article={article} view={view} />
      </div>
    </article>
  )
}

function NoArticle({ view }: { view: InsightsView }) {
  const { t } = useTranslation('insights')
  useSetPageTitle(t('not_found.heading'))
  return (
    <MessagePage heading={t('not_found.heading')} text={t('not_found.text')}>
      <ButtonLink to={paths.insights} search={searchOf(view)}>
        {t('back')}
      </ButtonLink>
    </MessagePage>
  )
}
