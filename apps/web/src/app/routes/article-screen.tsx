import { getRouteApi } from '@tanstack/react-router'
import { ArticlePage } from '../../features/insights/article/article-page'
import { viewOf } from '../../features/insights/library/insights-view'

const route = getRouteApi('/open/insights/$article')

/** The address keeps what the list showed, so that the way back leads there. */
export function ArticleScreen() {
  const { article } = route.useParams()
  return <ArticlePage id={article} view={viewOf(route.useSearch())} />
}
