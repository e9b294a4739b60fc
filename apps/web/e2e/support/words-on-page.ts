import { readInLatin } from '@maitri/content/read-in-latin'
import type { Page } from '@playwright/test'

/** Words in Latin letters that a person sees or hears, but for addresses, what is marked as English, and names and keys that stand in every language. */
export function latinWords(page: Page): Promise<string[]> {
  return page.evaluate(
    (allowed) => {
      const said: string[] = [document.title]
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('[lang="en"], script, style, noscript, [popover]:not(:popover-open)')) continue
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(element.getAttribute(name) ?? '')
        for (const node of element.childNodes) if (node instanceof Text) said.push(node.data)
      }
      const latin = said.flatMap((text) => text.replace(/\S+@\S+/g, '').match(/[a-z]{2,}/gi) ?? [])
      return latin.filter((word) => !allowed.includes(word))
    },
    [...readInLatin],
  )
}

/** Words in a script of India that are shown without the font that Maitri brings for it. */
export function wordsWithoutFont(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const families = {
      Devanagari: 'Anek Devanagari',
      Bengali: 'Anek Bangla',
      Gujarati: 'Anek Gujarati',
      Kannada: 'Anek Kannada',
      Telugu: 'Anek Telugu',
      Tamil: 'Anek Tamil',
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? ''
      const parent = text.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('script, style, noscript')) continue
      for (const [script, family] of Object.entries(families)) {
        if (!new RegExp(`\\p{Script=${script}}`, 'u').test(words)) continue
        const { font, fontFamily } = getComputedStyle(parent)
        const isNamed = fontFamily.includes(family) || fontFamily.includes('Anek Names')
        if (!isNamed || !document.fonts.check(font, words)) found.push(`${words.trim()}: ${fontFamily}`)
      }
    }
    return found
  })
}
