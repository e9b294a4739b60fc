const early = document.getElementById('early')

/** Whether the server sent something of the page that can be read already. */
export const hasEarlyPage = (): boolean => early !== null

/**
 * Lets the app's page take the place of what the server sent of it, in one frame, as soon as it shows as much: the headline, and every number
 * that can be called. Whatever was typed, pressed, opened or focused meanwhile is so in the app's page too.
 */
export function replaceEarlyPage(root: HTMLElement, isSettled: () => boolean): void {
  if (!early) return
  const path = location.pathname
  const isThere = () =>
    root.querySelector('h1') &&
    (location.pathname !== path ||
      [...early.querySelectorAll('[href^="tel:"]')].every((link) =>
        root.querySelector(`[href="${link.getAttribute('href')}"]`),
      ))
  // Told in the frame in which React has put the page there, before it is drawn.
  const drawn = new MutationObserver(() => {
    if (!isSettled() || !isThere()) return
    drawn.disconnect()
    if (isUsed(early))
      void import('./carry-over').then(
        ({ carryOver }) => carryOver(early, root, takePlace),
        () => takePlace(early, root),
      )
    else takePlace(early, root)
  })
  drawn.observe(root, { childList: true, subtree: true })
}

const isUsed = (page: HTMLElement) =>
  page.contains(document.activeElement) ||
  page.querySelector('[data-pressed], [open]') ||
  [...page.querySelectorAll('input')].some(({ value }) => value)

function takePlace(from: HTMLElement, to: HTMLElement): void {
  from.remove()
  // What has drawn itself since the first paint is not drawn once more.
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  for (const motion of painted ? to.getAnimations({ subtree: true }) : [])
    motion.currentTime = performance.now() - (painted?.startTime ?? 0)
}
