import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { mailLinkSearch } from './mail-link-search'
import { openRoute } from './root'

export const confirmEmailRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.confirmEmail,
  staticData: { titleKey: 'titles.profile' },
  validateSearch: mailLinkSearch,
  component: loadScreen('account', () => import('./confirm-email-screen'), 'ConfirmEmailScreen'),
})
