import { ArticlePage } from '../../features/insights/article-page'

export function ArticleRoute() {
  return <ArticlePage />
}
