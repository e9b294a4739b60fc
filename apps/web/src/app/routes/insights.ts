import { type ArticleCategory, articleCategories } from '@maitri/content/article-categories'
import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { oneOf } from '../../lib/one-of'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

/** What the address of the insights can name, the list's and an article's, so that the way back keeps it. */
type InsightsSearch = { category?: ArticleCategory | undefined; show?: 'saved' | 'read' | undefined }

export const insightsSearch = ({ category, show }: Record<string, unknown>): InsightsSearch => ({
  category: oneOf(articleCategories, category),
  show: oneOf(['saved', 'read'], show),
})

export const insightsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.insights,
  staticData: { titleKey: 'titles.insights', namespace: 'insights' },
  validateSearch: insightsSearch,
  component: loadScreen('insights', () => import('./insights-screen'), 'InsightsScreen'),
})
