import { createRoute } from '@tanstack/react-router'
import { StonePending } from '../../components/layout/stone-pending'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

/** Open to everyone: nobody signs in first in a panic. */
export const panicRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.panic,
  staticData: { titleKey: 'titles.panic', isImmersive: true },
  pendingComponent: StonePending,
  component: loadScreen(
    ['panic', 'tool_breath', 'tool_body', 'coping_tools'],
    () => import('../../features/coping-tools/panic/panic-page'),
    'PanicPage',
  ),
})
