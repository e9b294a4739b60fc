import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

/** A worry into the box, from anywhere: the coping tools and the installed app's icon lead here. */
export const worryRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.worry,
  staticData: { titleKey: 'titles.coping_tools', isImmersive: true },
  component: loadScreen(
    ['tool_writing', 'player'],
    () => import('../../features/coping-tools/worry/worry-page'),
    'WorryPage',
  ),
})
