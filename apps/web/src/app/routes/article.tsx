import { getRouteApi } from '@tanstack/react-router'
import { ArticlePage } from '../../features/insights/article/article-page'
import { viewOf } from '../../features/insights/library/insights-view'
import { insightsSearch } from '../insights-search'

const route = getRouteApi('/guarded/insights/$article')

/** The address keeps what the list showed, so that the way back leads there. */
export function ArticleRoute() {
  const { article } = route.useParams()
  return <ArticlePage id={article} view={viewOf(insightsSearch(route.useSearch()))} />
}
