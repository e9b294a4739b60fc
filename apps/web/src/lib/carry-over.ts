const parts = 'a, button, input, summary'

/** Brings what somebody has done on a page that was read before the app into the same page of the app, around its taking the place. */
export function carryOver(
  from: HTMLElement,
  to: HTMLElement,
  takePlace: (from: HTMLElement, to: HTMLElement) => void,
): void {
  const counterparts = [...to.querySelectorAll<HTMLElement>(parts)]
  const pairs = [...from.querySelectorAll<HTMLElement>(parts)].flatMap((part, at) => {
    // A field by its name: a form of the app may have one more, and a password must not be shown in another.
    const counterpart =
      part instanceof HTMLInputElement && part.name
        ? to.querySelector<HTMLElement>(`input[name="${part.name}"]`)
        : counterparts[at]
    return counterpart?.textContent === part.textContent ? [[part, counterpart] as const] : []
  })
  const focused = document.activeElement
  takePlace(from, to)
  for (const [part, counterpart] of pairs) {
    if (part instanceof HTMLInputElement && counterpart instanceof HTMLInputElement && part.value)
      type(counterpart, part.value)
    if (part.matches('[open] > summary')) counterpart.click()
    if (part === focused) counterpart.focus({ preventScroll: true })
  }
  const pressed = pairs.find(([part]) => part.hasAttribute('data-pressed'))?.[1]
  // Once what was typed has arrived.
  if (pressed) setTimeout(() => press(pressed))
}

/** React keeps a value of its own and hears of another only by an event. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** In a field, Enter was pressed. */
const press = (pressed: HTMLElement) =>
  pressed instanceof HTMLInputElement ? pressed.form?.requestSubmit() : pressed.click()
