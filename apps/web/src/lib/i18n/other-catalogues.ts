import type { Language } from '@maitri/domain'
import i18next, { type ResourceKey } from 'i18next'

const catalogues = import.meta.glob<ResourceKey>('../../../../../packages/content/messages/*/*.json', {
  import: 'default',
})
const pathOf = (language: string, namespace: string) =>
  `../../../../../packages/content/messages/${language}/${namespace}.json`

/**
 * Loads a file of messages in its language, or in English where it has none. Without a network a language that was never chosen here is
 * English too, which the service worker keeps for everyone.
 */
export function findCatalogue(language: string, namespace: string): (() => Promise<ResourceKey>) | undefined {
  const english = catalogues[pathOf('en', namespace)]
  const own = catalogues[pathOf(language, namespace)]
  if (!own || !english || own === english) return english
  return async () => {
    try {
      return await own()
    } catch (error) {
      if (navigator.onLine) throw error
      return english()
    }
  }
}

/** Brings all the words that the page has by now in another language, so that none is left behind; rejects where they cannot be loaded: here English is no substitute. */
export async function loadLanguage(language: Language): Promise<void> {
  const spoken = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {})
  const missing = spoken.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  const words = await Promise.all(missing.map((namespace) => catalogues[pathOf(language, namespace)]?.()))
  for (const [at, namespace] of missing.entries())
    if (words[at]) i18next.addResourceBundle(language, namespace, words[at])
}
