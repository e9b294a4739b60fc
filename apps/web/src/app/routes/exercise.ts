import { type ToolId, toolIds } from '@maitri/contracts'
import { createRoute } from '@tanstack/react-router'
import { StonePending } from '../../components/layout/stone-pending'
import { paths } from '../../config/paths'
import { oneOf } from '../../lib/one-of'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

type ExerciseSearch = {
  tool: ToolId
  /** The strain named before it, 0 to 10. */
  before?: number | undefined
  /** Begins at once: the way in a panic. */
  now?: true | undefined
}

/** What the address of an exercise may say; an unknown tool falls back on grounding, which helps at any time. */
function exerciseSearch({ tool, before, now }: Record<string, unknown>): ExerciseSearch {
  return {
    tool: oneOf(toolIds, tool) ?? 'paanch-indriya',
    before: typeof before === 'number' && before >= 0 && before <= 10 ? Math.round(before) : undefined,
    now: now === true || undefined,
  }
}

export const exerciseRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.exercise,
  staticData: { titleKey: 'titles.coping_tools', isImmersive: true },
  validateSearch: exerciseSearch,
  pendingComponent: StonePending,
  component: loadScreen(['player', 'coping_tools'], () => import('./exercise-screen'), 'ExerciseScreen'),
})
