import type { Page } from '@playwright/test'

/** What nobody could tell when the system forces its few colours: a chosen thing that looks like the next one, a dialog one sees through. */
export function lostInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = []
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0
    }
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`

    for (const dialog of document.querySelectorAll('dialog[open], [role="dialog"], [popover]:popover-open')) {
      const { backgroundColor, backgroundImage } = getComputedStyle(dialog)
      if (isSeen(dialog) && /rgba\(.*, 0\)|transparent/.test(backgroundColor) && backgroundImage === 'none')
        lost.push(`one sees through ${nameOf(dialog)}`)
    }

    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return (channels(backgroundColor)[3] ?? 1) < 1 ? groundOf(element.parentElement) : backgroundColor
    }
    // Not by axe: it reads the fill of the letters, which Chromium answers with the colour that is not forced.
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      if (!hasText || !isSeen(element) || element.matches(':disabled, :disabled *, [aria-disabled="true"] *, svg *'))
        continue
      const [light = 0, dark = 0] = [luminance(getComputedStyle(element).color), luminance(groundOf(element))].sort(
        (one, other) => other - one,
      )
      const ratio = (light + 0.05) / (dark + 0.05)
      if (ratio < 4.5) lost.push(`${ratio.toFixed(1)} to 1: ${nameOf(element)}`)
    }

    const looks = [
      'backgroundColor',
      'color',
      'fontWeight',
      'borderTopColor',
      'borderTopWidth',
      'borderTopStyle',
      'borderBottomColor',
      'borderBottomWidth',
      'borderBottomStyle',
      'outlineStyle',
      'outlineColor',
      'outlineWidth',
      'textDecorationLine',
      'fill',
      'stroke',
      'strokeWidth',
      'opacity',
      'visibility',
      'display',
      'transform',
      'content',
    ] as const
    /** An element with all that it holds and what stands before and after it, as far as it is drawn. */
    const lookOf = (element: Element): string => {
      const host = element.matches('input') ? (element.closest('label') ?? element.parentElement ?? element) : element
      return [host, ...host.querySelectorAll('*')]
        .flatMap((part) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(part, pseudo)
            if (pseudo && style.content === 'none') return ''
            const { width, height } = part.getBoundingClientRect()
            const area = part === host || part.matches('svg *') ? '' : `${Math.round(width)}x${Math.round(height)}`
            const size = /svg|path|circle/.test(part.tagName) ? area : ''
            return looks.map((look) => style[look]).join() + size
          }),
        )
        .join(';')
    }
    const states = [
      ['[aria-pressed="true"]', '[aria-pressed="false"]'],
      ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
      ['[role="radio"][aria-checked="true"]', '[role="radio"][aria-checked="false"]'],
      ['[role="option"][aria-selected="true"]', '[role="option"][aria-selected="false"]'],
      ['a[aria-current="page"]', 'a:not([aria-current])'],
      ['input[type="radio"]:checked', 'input[type="radio"]:not(:checked)'],
      ['input[type="checkbox"]:checked', 'input[type="checkbox"]:not(:checked)'],
    ] as const
    for (const [chosen, other] of states) {
      for (const one of document.querySelectorAll(chosen)) {
        // What stands in the same row or list: the nearest ancestor that holds one of the others.
        let group = one.parentElement
        while (group && !group.querySelector(other)) group = group.parentElement
        if (!group || !isSeen(one) || group.matches('body, #root, main')) continue
        const others = [...group.querySelectorAll(other)].filter(isSeen)
        const next = others.find((it) => it.className === one.className) ?? others[0]
        if (!next) continue
        // Drawn by the browser itself, in the system's way.
        if (one.matches('input') && getComputedStyle(one).appearance === 'auto') continue
        if (lookOf(one) === lookOf(next)) lost.push(`chosen ${nameOf(one)} looks like ${nameOf(next)}`)
      }
    }
    return lost
  })
}
