import { createRoute, redirect } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { clearReturnPath, returnPath, setReturnPath } from '../../lib/return-path'
import { rootRoute } from './root'

/** The guard: without an account or the guest's flag the way leads to the sign-in page. */
export const guardedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  beforeLoad: async ({ context, location, cause }) => {
    const session = await context.session.ready()
    const isIn = session.state === 'guest' || (session.state === 'signed_in' && !session.user.needsProfile)
    // Whoever came by an address goes on there once they are in. Who signed out, or whose session ended, on this page begins at Home: the
    // next one here may be someone else. A routine is taken along even so, and read by `SharedRoutineScreen`.
    if (location.pathname === paths.sharedRoutine || (!isIn && cause === 'enter' && location.href !== paths.home))
      setReturnPath(location.href)
    if (!isIn) throw redirect({ to: paths.getStarted, replace: true })
    // Whoever is in and goes elsewhere is awaited nowhere any more.
    if (cause !== 'preload' && returnPath() !== location.href) clearReturnPath()
  },
})
