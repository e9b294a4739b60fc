import { type ReadyRoutineId, readyRoutineIds } from '@maitri/contracts'
import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { oneOf } from '../../lib/one-of'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

/** What the address of a run names: one of the person's own routines, or a ready-made one. */
type RoutineSearch = { id?: string | undefined; ready?: ReadyRoutineId | undefined }

const ownId = /^[\w-]{1,100}$/

/** Leaves out what has another form; the page then says that there is no such routine. */
function routineSearch(search: Record<string, unknown>): RoutineSearch {
  const ready = oneOf(readyRoutineIds, search.ready)
  const isOwn = !ready && typeof search.id === 'string' && ownId.test(search.id)
  return { id: isOwn ? String(search.id) : undefined, ready }
}

export const routineRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.routine,
  staticData: { titleKey: 'titles.coping_tools', isImmersive: true },
  validateSearch: routineSearch,
  component: loadScreen('routines', () => import('./routine-screen'), 'RoutineScreen'),
})
