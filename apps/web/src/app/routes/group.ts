import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

export const groupRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.group,
  staticData: { titleKey: 'titles.community' },
  component: loadScreen(['community', 'moderation'], () => import('./group-screen'), 'GroupScreen'),
})
