/** Hides what was on screen at once, then replaces this page by a neutral one of our own, so that no other site is asked (`docs/safety.md` P4, P9). */
export function quickExit(): void {
  document.documentElement.hidden = true
  document.title = ''
  location.replace('/kitchen-measures.html')
}
