import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { AloudControls } from '../aloud/aloud-controls'
import { useArticleAloud } from '../aloud/use-article-aloud'
import { articleText } from '../article-texts'
import type { InsightArticle } from '../insight-articles'
import { ReadPanel } from '../reading/read-panel'
import { articleWords, readingMs } from '../reading-time'
import { ArticleBody } from './article-body'
import styles from './article-reading.module.css'
import { firstCitations } from './first-citations'
import { SourceList } from './source-list'

type ArticleReadingProps = {
  article: InsightArticle
  readAt: string | null | undefined
  hasFailed: boolean
  onRead: () => void
  onUnread: () => void
}

/** The text with its voice, its sources, and whether it was read. */
export function ArticleReading({ article, ...mark }: ArticleReadingProps) {
  const { t } = useTranslation(['insights', 'common'])
  const { id, sources } = article
  const text = useQuery({
    queryKey: ['article', id],
    queryFn: () => articleText(id),
    // It comes from the device once the app is kept there.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { aloud, reader } = useArticleAloud(text.data)
  const end = useRef<HTMLParagraphElement>(null)

  if (text.isPending)
    return (
      <div className={styles.waiting}>
        <Loading label={t('common:loading')} />
      </div>
    )
  if (text.isError)
    return (
      <FailedState
        message={t('article.failed')}
        retryLabel={t('common:try_again')}
        onRetry={() => void text.refetch()}
        isRetrying={text.isFetching}
      />
    )
  const named = new Set([...firstCitations(text.data).values()].flatMap((numbers) => [...numbers]))
  return (
    <>
      <div className={styles.text}>
        {reader && <AloudControls aloud={aloud} reader={reader} sections={text.data.sections} />}
        <ArticleBody text={text.data} spokenSection={'section' in aloud ? aloud.section : null} />
      </div>
      <p ref={end} className={styles.note}>
        {t('article.note')}
      </p>
      <ReadPanel {...mark} readingTimeMs={readingMs(articleWords(text.data).length)} end={end} />
      <SourceList sources={sources} named={named} />
    </>
  )
}
