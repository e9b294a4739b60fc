/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { keptFiles } from './kept-files'
import { answerPushes } from './reminder'
import { answerBackgroundSync } from './send-waiting'
import { keepChosenWords } from './words-cache'

declare const self: ServiceWorkerGlobalScope

const { always, ofLanguage } = keptFiles(
  self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry } : entry)),
)
// Shell, every screen, the gate, English, and the words of help in every language: kept from the first visit on, so that help never needs
// a network.
precacheAndRoute(always)
keepChosenWords(ofLanguage)
cleanupOutdatedCaches()

// Any address of the app is the shell; the neutral page of quick exit is itself, and the end of Google's window needs the opener policy that
// the server gives it.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/auth\/popup-done$/, /^\/metrics$/, /^\/kitchen-measures\.html$/],
  }),
)

// A script's font is large and named by its content: kept once a language was used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.woff2'),
  new CacheFirst({ cacheName: 'fonts' }),
)

// What reads a face and opens a video is large and named by version or content: kept once a video was read.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(?:face|open-video-)/.test(url.pathname),
  new CacheFirst({ cacheName: 'face-model' }),
)

// The operator's contacts stand in footer and legal pages, also offline. Nothing of a person is ever cached here.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/site',
  new NetworkFirst({ cacheName: 'site', networkTimeoutSeconds: 3 }),
)

answerPushes()
answerBackgroundSync()

// A new version waits until the person takes it: nothing typed is lost to a reload that nobody asked for.
self.addEventListener('message', (event) => {
  if (event.data === 'use-new-version') void self.skipWaiting()
})
