import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const googlePopupDoneRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.googlePopupDone,
  staticData: { titleKey: 'titles.get_started', isBare: true },
  component: loadScreen('auth', () => import('../../features/auth/google/popup-done'), 'PopupDone'),
})
