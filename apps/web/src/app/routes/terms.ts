import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const termsRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.terms,
  staticData: { titleKey: 'titles.terms', namespace: 'terms' },
  component: loadScreen('terms', () => import('../../features/legal/terms-page'), 'TermsPage'),
})
