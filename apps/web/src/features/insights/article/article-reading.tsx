import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { articleText } from '../../../data/articles/written-articles'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { AloudControls } from '../aloud/aloud-controls'
import { useArticleAloud } from '../aloud/use-article-aloud'
import type { InsightArticle } from '../insight-articles'
import { ReadPanel } from '../reading/read-panel'
import { minuteMs } from '../reading-time'
import { ArticleBody } from './article-body'
import styles from './article-reading.module.css'
import { firstCitations } from './first-citations'
import { SourceList } from './source-list'

type ArticleReadingProps = {
  article: InsightArticle
  /** A visitor marks nothing as read. */
  isIn: boolean
  readAt: string | null | undefined
  hasFailed: boolean
  onRead: () => void
  onUnread: () => void
}

/** The text with its voice, its sources, and whether it was read. */
export function ArticleReading({ article, isIn, ...mark }: ArticleReadingProps) {
  const { t } = useTranslation(['insights', 'common'])
  const { id, sources } = article
  const language = currentLanguage()
  const written = useQuery({
    queryKey: ['article', id, language],
    queryFn: () => articleText(id, language),
    // It comes from the device once the app is kept there.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { aloud, reader } = useArticleAloud(written.data)
  const end = useRef<HTMLParagraphElement>(null)

  if (written.isPending)
    return (
      <div className={styles.waiting}>
        <Loading label={t('common:loading')} />
      </div>
    )
  if (written.isError)
    return (
      <FailedState
        message={t('article.failed')}
        retryLabel={t('common:try_again')}
        onRetry={() => void written.refetch()}
        isRetrying={written.isFetching}
      />
    )
  const { text } = written.data
  const named = new Set([...firstCitations(text).values()].flatMap((numbers) => [...numbers]))
  return (
    <>
      {written.data.language !== language && <Notice tone="info">{t('article.in_english')}</Notice>}
      <div className={styles.text}>
        {reader && <AloudControls aloud={aloud} reader={reader} sections={text.sections} />}
        <ArticleBody written={written.data} spokenSection={'section' in aloud ? aloud.section : null} />
      </div>
      <p ref={end} className={styles.note}>
        {t('article.note')}
      </p>
      {isIn && <ReadPanel {...mark} readingTimeMs={article.minutes * minuteMs} end={end} />}
      <SourceList sources={sources} named={named} />
    </>
  )
}
