import type { Namespace } from '@maitri/content/messages'
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import i18next from 'i18next'

/**
 * A screen whose code and words are asked for at the same time, when it is first visited. What does not arrive fails under another name: by its
 * own the router would reload the page without what was begun on it (`use-new-version.ts`).
 */
export const loadScreen = <Name extends string>(
  namespaces: Namespace | Namespace[],
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
) =>
  lazyRouteComponent(async () => {
    try {
      const [module] = await Promise.all([load(), i18next.loadNamespaces(namespaces)])
      return module
    } catch (cause) {
      throw new Error(name, { cause })
    }
  }, name)
