import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

export const sharedRoutineRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.sharedRoutine,
  staticData: { titleKey: 'titles.coping_tools' },
  component: loadScreen('routines', () => import('./shared-routine-screen'), 'SharedRoutineScreen'),
})
