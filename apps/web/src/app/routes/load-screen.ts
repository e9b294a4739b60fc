import type { Namespace } from '@maitri/content/messages'
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import i18next from 'i18next'

/** A screen whose code and words are asked for at the same time, when it is first visited. */
export const loadScreen = <Name extends string>(
  namespaces: Namespace | Namespace[],
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
) =>
  lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), i18next.loadNamespaces(namespaces)])
    return module
  }, name)
