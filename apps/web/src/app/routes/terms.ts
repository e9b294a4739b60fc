import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { withLinkedLanguage } from './linked-language'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const termsRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.terms,
  ...withLinkedLanguage,
  staticData: { titleKey: 'titles.terms' },
  component: loadScreen('terms', () => import('../../features/legal/terms-page'), 'TermsPage'),
})
