import { onlyNames } from '../../data/records/private-ids'
import { useOnlyRecordActions, useRecords } from '../../data/records/use-records'
import type { InsightArticle } from './insight-articles'

/** What the person's records say about the articles. */
export type ArticleMarks = {
  state: 'waiting' | 'offline' | 'failed' | 'ready'
  /** When each was read. */
  readAt: ReadonlyMap<string, string>
  saved: ReadonlySet<string>
  retry: () => void
}

/** Read and saved articles; while the records are on their way, or cannot be had, nothing is marked. */
export function useArticleMarks(): ArticleMarks {
  const activities = useRecords('activities')
  const savedArticles = useRecords('saved-articles')
  const views = [activities, savedArticles]
  const readAt = new Map<string, string>()
  if (activities.state === 'ready')
    for (const { body, occurredAt } of activities.records)
      if (body.type === 'insight' && body.itemId) readAt.set(body.itemId, occurredAt)
  return {
    state: stateOf(views.map(({ state }) => state)),
    readAt,
    saved: new Set(savedArticles.state === 'ready' ? savedArticles.records.map(({ body }) => body.articleId) : []),
    retry() {
      for (const view of views) if (view.state === 'failed') view.retry()
    },
  }
}

function stateOf(states: readonly string[]): ArticleMarks['state'] {
  if (states.includes('failed')) return 'failed'
  if (states.includes('offline')) return 'offline'
  return states.includes('waiting') ? 'waiting' : 'ready'
}

/** Marks one article. Each mark is one record of its name, so that an article read on two devices still counts once. */
export function useMarkArticle({ id, title }: Pick<InsightArticle, 'id' | 'title'>) {
  const activities = useOnlyRecordActions('activities')
  const savedArticles = useOnlyRecordActions('saved-articles')
  const now = () => new Date().toISOString()
  return {
    hasReadFailed: activities.write.isError || activities.remove.isError,
    hasSaveFailed: savedArticles.write.isError || savedArticles.remove.isError,
    /** Counts as progress: the activity of the specification. */
    markRead: () =>
      activities.write.mutate({
        name: onlyNames.read(id),
        occurredAt: now(),
        body: { type: 'insight', title, itemId: id },
      }),
    markUnread: () => activities.remove.mutate(onlyNames.read(id)),
    save: () => savedArticles.write.mutate({ name: onlyNames.saved(id), occurredAt: now(), body: { articleId: id } }),
    unsave: () => savedArticles.remove.mutate(onlyNames.saved(id)),
  }
}
