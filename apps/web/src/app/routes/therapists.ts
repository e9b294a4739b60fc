import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { therapistsSearch } from '../../features/therapists/therapists-search'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

export const therapistsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.therapists,
  staticData: { titleKey: 'titles.therapists' },
  validateSearch: therapistsSearch,
  component: loadScreen(['therapists', 'booking'], () => import('./therapists-screen'), 'TherapistsScreen'),
})
