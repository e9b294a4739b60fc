import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

export const groupRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.group,
  staticData: { titleKey: 'titles.community' },
  component: loadScreen(
    ['community', 'moderation', 'group_prompts', 'coping_tools'],
    () => import('./group-screen'),
    'GroupScreen',
  ),
})
