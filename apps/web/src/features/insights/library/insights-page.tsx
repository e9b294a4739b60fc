import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { Button } from '../../../components/ui/button'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { PageHeading } from '../../../components/ui/page-heading'
import { ownerOf } from '../../../data/records/owner-records'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { useSession } from '../../../lib/session/session'
import { GatedSearch } from '../../../safety/gated-search'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { findArticles } from '../search/find-articles'
import { useArticleSentences } from '../search/use-article-sentences'
import { wantedWords } from '../search/wanted-words'
import { useArticleMarks } from '../use-article-marks'
import { useInsightArticles } from '../use-insight-articles'
import { ArticleCard } from './article-card'
import { InsightFilters } from './insight-filters'
import styles from './insights-page.module.css'
import type { InsightsView } from './insights-view'
import { useKeptSearch } from './use-kept-search'

const searchId = 'insight-search'

type InsightsPageProps = {
  view: InsightsView
  onView: (view: InsightsView) => void
  /** The article from which the person comes back; null for none. */
  returnedFrom: string | null
}

/** The ten articles, one large and the rest as rows. What was typed goes nowhere, the address included. */
export function InsightsPage({ view, onView, returnedFrom }: InsightsPageProps) {
  const { t } = useTranslation(['insights', 'common'])
  const check = useSafetyCheck()
  const marks = useArticleMarks()
  const [query, setQuery] = useKeptSearch()
  const [typed, setTyped] = useState(query)
  const { category, show } = view
  const isIn = ownerOf(useSession()) !== null

  const wanted = wantedWords(query, currentLanguage())
  const texts = useArticleSentences(wanted.length > 0)
  const shown = findArticles(wanted, useInsightArticles(), ({ id }) => texts.sentencesOf(id)).filter(
    ({ article: { id, category: own } }) =>
      (category === null || own === category) &&
      (show !== 'saved' || marks.saved.has(id)) &&
      (show !== 'read' || marks.readAt.has(id)),
  )
  const isSearching = texts.isLoading && shown.length === 0
  const isNothingSaved = show === 'saved' && marks.saved.size === 0
  const isMarkNeeded = show !== null && marks.state !== 'ready'

  function showAll() {
    setTyped('')
    setQuery('')
    onView({ category: null, show: null })
    document.getElementById(searchId)?.focus()
  }

  return (
    <div className={`page ${styles.page}`}>
      {check.panel}
      <div className={styles.top}>
        <PageHeading title={t('title')} lead={t('lead')} />
        <GatedSearch
          id={searchId}
          label={t('search.label')}
          typed={typed}
          onType={setTyped}
          check={check}
          onSearch={setQuery}
        />
      </div>
      <InsightFilters view={view} onView={onView} isIn={isIn} />
      <p role="status" className="visually-hidden">
        {!isMarkNeeded && !isSearching && t('found', { count: shown.length })}
      </p>
      {isMarkNeeded && marks.state === 'waiting' && <Loading label={t('common:loading')} />}
      {isMarkNeeded && marks.state === 'failed' && (
        <FailedState message={t('marks_failed')} retryLabel={t('common:try_again')} onRetry={marks.retry} />
      )}
      {isMarkNeeded && marks.state === 'offline' && <EmptyState picture="wire" message={t('marks_offline')} />}
      {!isMarkNeeded && isSearching && <Loading label={t('common:loading')} />}
      {!isMarkNeeded && !isSearching && shown.length === 0 && (
        <EmptyState
          picture={isNothingSaved ? 'leaves' : 'lens'}
          message={isNothingSaved ? t('none_saved', { save: t('article.save') }) : t('none_found')}
          action={
            <Button variant="secondary" onClick={showAll}>
              {t('show_all')}
            </Button>
          }
        />
      )}
      {!isMarkNeeded && shown.length > 0 && (
        <ul aria-label={t('list')} className={styles.list}>
          {shown.map(({ article, line }, order) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                line={line}
                isLarge={order === 0}
                isRead={marks.readAt.has(article.id)}
                isSaved={marks.saved.has(article.id)}
                view={view}
                isReturned={article.id === returnedFrom}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
