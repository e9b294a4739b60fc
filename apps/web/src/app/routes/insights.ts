import { type ArticleCategory, articleCategories } from '@maitri/content/article-categories'
import type { Language } from '@maitri/domain'
import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { oneOf } from '../../lib/one-of'
import { linkedLanguage, speakLinkedLanguage } from './linked-language'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

/** What the address of the insights can name, the list's and an article's, so that the way back keeps it. */
type InsightsSearch = {
  category?: ArticleCategory | undefined
  show?: 'saved' | 'read' | undefined
  lang?: Language | undefined
}

export const insightsSearch = ({ category, show, lang }: Record<string, unknown>): InsightsSearch => ({
  category: oneOf(articleCategories, category),
  show: oneOf(['saved', 'read'], show),
  lang: linkedLanguage(lang),
})

export const insightsRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.insights,
  staticData: { titleKey: 'titles.insights' },
  validateSearch: insightsSearch,
  beforeLoad: speakLinkedLanguage,
  component: loadScreen('insights', () => import('./insights-screen'), 'InsightsScreen'),
})
