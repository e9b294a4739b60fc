import type shell from '@maitri/content/messages/en/shell.json'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { SessionStore } from '../../lib/session/session-store'
import { RootLayout } from '../root-layout'

export type RouterContext = {
  session: SessionStore
  /** Makes the router know every screen. */
  addScreens: () => Promise<void>
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: RootLayout })

/** Everyone may see these, signed in or not. The first check of the session never holds them up. */
export const openRoute = createRoute({ getParentRoute: () => rootRoute, id: 'open' })

type Titles = typeof shell.titles

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Key of the document's title in the namespace `shell`. */
    titleKey?: `titles.${Exclude<keyof Titles, 'suffix'>}`
    /** True where the page brings its own header and has no footer. */
    isBare?: boolean
    /** True where the page takes the whole screen, without header and footer. */
    isImmersive?: boolean
  }
}
