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
    // Whoever follows a link to a routine comes back to it once they are in.
    if (location.pathname === paths.sharedRoutine) setReturnPath(location.href)
    if (session.state === 'signed_out') throw redirect({ to: paths.getStarted, replace: true })
    if (session.state === 'signed_in' && session.user.needsProfile)
      throw redirect({ to: paths.getStarted, replace: true })
    // Whoever is in and goes elsewhere is awaited nowhere any more.
    if (cause !== 'preload' && returnPath() !== location.href) clearReturnPath()
  },
})
