import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { guardedRoute } from './guarded'
import { insightsSearch } from './insights'
import { loadScreen } from './load-screen'

export const articleRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.article,
  staticData: { titleKey: 'titles.insights', namespace: 'insights' },
  validateSearch: insightsSearch,
  component: loadScreen(['insights', 'coping_tools'], () => import('./article-screen'), 'ArticleScreen'),
})
