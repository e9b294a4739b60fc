import { createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { CrashPage } from '../components/layout/crash-page'
import { PagePending } from '../components/layout/page-pending'
import { getStartedRoute } from './routes/get-started'
import { openRoute, type RouterContext, rootRoute } from './routes/root'
import type { WholeTree } from './whole-tree'

/** No part of the first load: few who come see it. */
const NotFoundPage = lazy(async () => {
  const { NotFoundPage } = await import('../components/layout/not-found-page')
  return { default: NotFoundPage }
})

/**
 * Every address but that of the sign-in page, as long as the other screens are not known: makes them known and goes there. What was on the
 * screen stays there for that long.
 */
const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  pendingMs: Number.POSITIVE_INFINITY,
  beforeLoad: async ({ context, location }) => {
    await context.addScreens()
    throw redirect({ to: location.pathname, search: true, hash: true, state: true, replace: true })
  },
})

/** Knows the sign-in page alone, so that the first load does not grow with the screens; the others come with the first way to one of them. */
export function createAppRouter(context: Pick<RouterContext, 'session'>, history?: RouterHistory) {
  const addScreens = async () => {
    const { growWholeTree } = await import('./whole-tree')
    growWholeTree()
    router.setRoutes(router.buildRouteTree())
  }
  const firstTree = rootRoute.addChildren([openRoute.addChildren([getStartedRoute]), elsewhereRoute])
  const router = createRouter({
    // Typed as what it becomes: links and hooks are checked against every screen.
    routeTree: firstTree as unknown as WholeTree,
    context: { ...context, addScreens },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 150,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
