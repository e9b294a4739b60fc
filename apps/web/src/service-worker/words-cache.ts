/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { languageChosen, readChosenLanguage } from './chosen-language'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'words'

/** Keeps the words of the chosen language, and those of any other once they were read. They are named by content. */
export function keepChosenWords(ofLanguage: ReadonlyMap<string, readonly string[]>): void {
  const known = new Set([...ofLanguage.values()].flat())
  registerRoute(({ url, sameOrigin }) => sameOrigin && known.has(url.pathname), new CacheFirst({ cacheName }))

  async function keepAll(): Promise<void> {
    const language = await readChosenLanguage()
    const wanted = (language && ofLanguage.get(language)) || []
    const cache = await caches.open(cacheName)
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    await cache.addAll(wanted.filter((path) => !there.has(path)))
  }
  // What could not be fetched is asked for again when the page next starts; the app works in English until then.
  const keep = () => keepAll().catch(() => undefined)

  self.addEventListener('install', (event) => event.waitUntil(keep()))
  self.addEventListener('message', (event) => {
    if (event.data === languageChosen) event.waitUntil(keep())
  })
  self.addEventListener('activate', (event) => event.waitUntil(forgetOthers(known)))
}

/** The words of an older version go when a newer one takes over. */
async function forgetOthers(known: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    if (!known.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}
