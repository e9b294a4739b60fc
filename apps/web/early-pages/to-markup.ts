import { quickExitAddress } from '../src/config/quick-exit-address'

/** Each has its rule in styles/early.css. */
const kolamWidths = ['36', '40']

/** A drawn page as the server may send it: it says and links all that the app's page does, and nothing on it does what only a script can. */
export function toMarkup(drawn: HTMLElement): string {
  // A form that the browser itself sent would lose what was typed, and a password might go where it is noted.
  for (const form of drawn.querySelectorAll('form')) replace(form, 'div', ['class'], { 'data-form': '' })
  for (const button of drawn.querySelectorAll('button')) {
    button.type = 'button'
    // A list that opens is placed by a script.
    button.removeAttribute('popovertarget')
  }
  for (const exit of drawn.querySelectorAll('[data-quick-exit]'))
    replace(exit, 'a', ['class', 'title', 'aria-label', 'data-quick-exit'], { href: quickExitAddress })
  for (const hours of drawn.querySelectorAll<HTMLElement>('[data-at-any-hour]')) {
    hours.textContent = hours.dataset.atAnyHour ?? ''
    delete hours.dataset.atAnyHour
  }
  // The content security policy takes no styles from the page itself.
  for (const styled of drawn.querySelectorAll<HTMLElement>('[style]')) {
    const width = /^--kolam-width: (\d+)px;$/.exec(styled.getAttribute('style') ?? '')?.[1]
    if (!width || !kolamWidths.includes(width))
      throw new Error(`A page before the app can have no style of its own: ${styled.outerHTML.slice(0, 300)}`)
    styled.removeAttribute('style')
    styled.dataset.kolamWidth = width
  }
  return drawn.innerHTML
}

function replace(element: Element, name: string, kept: readonly string[], added: Record<string, string>): void {
  const other = document.createElement(name)
  for (const attribute of kept) {
    const value = element.getAttribute(attribute)
    if (value !== null) other.setAttribute(attribute, value)
  }
  for (const [attribute, value] of Object.entries(added)) other.setAttribute(attribute, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
