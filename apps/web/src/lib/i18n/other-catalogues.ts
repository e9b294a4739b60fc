import type { ResourceKey } from 'i18next'

const catalogues = import.meta.glob<ResourceKey>('../../../../../packages/content/messages/*/*.json', {
  import: 'default',
})
const pathOf = (language: string, namespace: string) =>
  `../../../../../packages/content/messages/${language}/${namespace}.json`

/**
 * Loads a file of messages in its language, or in English where it has none. Without a network a language that was never chosen here is
 * English too, which the service worker keeps for everyone, but where it has to be that language exactly.
 */
export function findCatalogue(
  language: string,
  namespace: string,
  isExact = false,
): (() => Promise<ResourceKey>) | undefined {
  const english = catalogues[pathOf('en', namespace)]
  const own = catalogues[pathOf(language, namespace)]
  if (!own || !english || own === english) return english
  if (isExact) return own
  return async () => {
    try {
      return await own()
    } catch (error) {
      if (navigator.onLine) throw error
      return english()
    }
  }
}
