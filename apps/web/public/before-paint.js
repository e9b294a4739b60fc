// After Quick exit no page of Maitri comes back by Back or Forward, loaded anew or kept whole by the browser (`docs/safety.md` P9). What
// safety/quick-exit.ts noted in this tab counts until somebody opens an address of Maitri again.
;(() => {
  const root = document.documentElement
  const noted = 'left'

  function hasLeft() {
    try {
      return sessionStorage.getItem(noted) !== null
    } catch {
      return false
    }
  }

  function leave() {
    root.hidden = true
    document.title = ''
    location.replace('/kitchen-measures.html')
  }

  /** True for the page that was left itself: it stays left, also when another was opened since. */
  let isLeft = false

  function showOrLeave() {
    if (isLeft || hasLeft()) leave()
    else root.hidden = false
  }

  addEventListener('pagehide', (event) => {
    isLeft = root.hidden
    // Hidden while the browser keeps it: a page that comes back is drawn before it can be asked.
    if (event.persisted) root.hidden = true
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) showOrLeave()
  })

  const [opened] = performance.getEntriesByType('navigation')
  if (opened?.type !== 'back_forward') {
    try {
      sessionStorage.removeItem(noted)
    } catch {
      // Storage may be blocked; then nothing was noted.
    }
  } else if (hasLeft()) leave()
})()

// Runs before the first paint, so that a chosen theme or language never flashes as another. Mirrors lib/theme.ts and lib/i18n.ts.
;(() => {
  try {
    const root = document.documentElement
    const theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
    const language = localStorage.getItem('preferredLanguage')
    if (language) root.lang = language
  } catch {
    // Storage may be blocked; then the device's own theme and English stand.
  }
})()

// Asks for all that the screen at this address loads, as the server named it: the app would find that out one after the other.
;(() => {
  try {
    const { isOpen, files, words } = JSON.parse(document.currentScript.dataset.screen)
    // Whoever is not in is sent on to the sign-in page.
    if (!isOpen && localStorage.getItem('isAuthenticated') !== 'true') return
    for (const href of [...(words[document.documentElement.lang] ?? []), ...files]) {
      const link = document.createElement('link')
      link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload'
      link.as = href.endsWith('.css') ? 'style' : 'script'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
  } catch {
    // No screen was named, or storage is blocked; then the app asks for everything by itself.
  }
})()
