import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { mailLinkSearch } from './mail-link-search'
import { openRoute } from './root'

export const resetPasswordRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.resetPassword,
  staticData: { titleKey: 'titles.reset_password', isBare: true },
  validateSearch: mailLinkSearch,
  component: loadScreen('auth', () => import('./reset-password-screen'), 'ResetPasswordScreen'),
})
