import { builtinEnvironments } from 'vitest/environments'

/** A Sunday night in India, when only the lines are open that always are. */
const night = Date.UTC(2026, 0, 3, 21, 30)

/**
 * Gives this process what the app asks of a browser, as its tests have it: a window in which nothing is kept, and to which no server answers. The
 * time stands still: what is true at one hour only is nothing for a page that is read at any.
 */
export async function openBrowserlike(): Promise<void> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'https://maitri.invalid/' } })
  Object.defineProperty(navigator, 'clipboard', { value: {} })
  Object.assign(globalThis, {
    scrollTo: () => undefined,
    fetch: () => Promise.reject(new TypeError('No server')),
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    Date: new Proxy(Date, {
      construct: (OwnDate, given: []) => (given.length > 0 ? new OwnDate(...given) : new OwnDate(night)),
    }),
  })
}
