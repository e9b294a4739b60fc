import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { insightsSearch } from './insights'
import { speakLinkedLanguage } from './linked-language'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const articleRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.article,
  staticData: { titleKey: 'titles.insights' },
  validateSearch: insightsSearch,
  beforeLoad: speakLinkedLanguage,
  component: loadScreen(['insights', 'coping_tools'], () => import('./article-screen'), 'ArticleScreen'),
})
