import type { ResourceKey } from 'i18next'

/** The message files of every language but English, each loaded when it is asked for. */
export const otherCatalogues = import.meta.glob<ResourceKey>(
  ['../../../../packages/content/messages/*/*.json', '!../../../../packages/content/messages/en/*.json'],
  { import: 'default' },
)
