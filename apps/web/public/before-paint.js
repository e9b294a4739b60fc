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
