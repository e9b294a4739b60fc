import type { ResourceKey } from 'i18next'

const catalogues = import.meta.glob<ResourceKey>('../../../../../packages/content/messages/*/*.json', {
  import: 'default',
})
const pathOf = (language: string, namespace: string) =>
  `../../../../../packages/content/messages/${language}/${namespace}.json`

/** Loads a file of messages in its language, or in English where it has none. */
export function findCatalogue(language: string, namespace: string): (() => Promise<ResourceKey>) | undefined {
  return catalogues[pathOf(language, namespace)] ?? catalogues[pathOf('en', namespace)]
}
