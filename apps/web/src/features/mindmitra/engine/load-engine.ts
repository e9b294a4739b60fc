/** The rules and their words, fetched while the person writes; the service worker keeps them, so that the chat works offline. */
export const loadEngine = () => import('./answer')
