const cacheName = 'chosen-language'
const address = '/chosen-language'

/** What the page says to the service worker once another language was chosen. */
export const languageChosen = 'language-chosen'

/** Leaves the chosen language where the service worker finds it, which cannot read what the page stores otherwise. */
export async function leaveChosenLanguage(language: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(language))
}

/** The language that was chosen on this device; null before the page has left one. */
export async function readChosenLanguage(): Promise<string | null> {
  const cache = await caches.open(cacheName)
  const found = await cache.match(address)
  return found ? found.text() : null
}
