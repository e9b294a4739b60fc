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

  // Where the app is not there yet: like safety/quick-exit.ts and safety/use-quick-exit-key.ts.
  function exit() {
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith('mindmitraDialog_')) sessionStorage.removeItem(key)
      sessionStorage.setItem(noted, '1')
    } catch {
      // Storage may be blocked; then nothing is noted.
    }
    leave()
  }

  addEventListener('click', (event) => {
    if (!event.target.closest('#early [data-quick-exit]')) return
    event.preventDefault()
    exit()
  })

  let pressedAt = []
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.repeat || !document.getElementById('early')) return
    pressedAt = [...pressedAt.filter((at) => event.timeStamp - at < 1_500), event.timeStamp]
    if (pressedAt.length >= 3) exit()
  })

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

// Runs before the first paint, so that a chosen theme or language never flashes as another. Mirrors lib/theme.ts and lib/i18n/i18n.ts.
;(() => {
  const root = document.documentElement
  const sent = root.lang
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be blocked; then the device's own theme and language stand.
      return null
    }
  }
  const theme = stored('theme')
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  // The app speaks what was chosen here, else what the address names, else what the browser asks for, as the server understands it.
  const spoken = ['en', 'hi', 'kn', 'te', 'ta', 'mr', 'gu', 'bn']
  const named = new URLSearchParams(location.search).get('lang')
  const asked = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
  root.lang = [stored('preferredLanguage'), named, ...asked].find((language) => spoken.includes(language)) || 'en'
  if (root.dataset.early === undefined) return
  // Whoever is in is sent on from the sign-in page, and on a wide screen has another header than what was sent.
  const isIn = stored('isAuthenticated') === 'true'
  const isPhone = matchMedia('(max-width: 759px) and (min-height: 480px)').matches
  const isOther = root.lang !== sent || (isIn && (location.pathname.startsWith('/get-started') || !isPhone))
  root.dataset.early = isOther ? 'late' : isIn ? 'in' : ''
})()

// What is pressed before the app stands is noted for it (`lib/carry-over.ts`).
;(() => {
  const note = (pressed) => {
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    pressed?.setAttribute('data-pressed', '')
  }
  addEventListener('click', ({ target }) => note(target.closest('#early button')))
  addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter') note(target.closest('#early input'))
  })
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
      // What can be read already is drawn first.
      if (['', 'in'].includes(document.documentElement.dataset.early)) link.fetchPriority = 'low'
      link.href = href
      document.head.append(link)
    }
  } catch {
    // No screen was named, or storage is blocked; then the app asks for everything by itself.
  }
})()
