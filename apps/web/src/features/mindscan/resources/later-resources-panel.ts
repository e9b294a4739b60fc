import i18next from 'i18next'
import { lazy } from 'react'

/** The panel of health resources, with its words. It is large, and comes once somebody searches. */
export const ResourcesPanel = lazy(async () => {
  const [module] = await Promise.all([import('./resources-panel'), i18next.loadNamespaces('resources')])
  return { default: module.ResourcesPanel }
})
