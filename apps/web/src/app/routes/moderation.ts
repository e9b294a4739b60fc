import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

export const moderationRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.moderation,
  staticData: { titleKey: 'titles.community' },
  component: loadScreen(
    ['moderation', 'community'],
    () => import('../../features/moderation/moderation-page'),
    'ModerationPage',
  ),
})
