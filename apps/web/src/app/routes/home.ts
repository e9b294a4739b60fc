import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

export const homeRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.home,
  staticData: { titleKey: 'titles.home' },
  component: loadScreen(['home', 'check_in'], () => import('./home-screen'), 'HomeScreen'),
})
