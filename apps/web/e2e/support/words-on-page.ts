import { helplines } from '@maitri/content/helplines'
import { phrasesInLatin, readInLatin } from '@maitri/content/read-in-latin'
import { exampleTherapists as therapists } from '@maitri/content/therapists'
import type { Page } from '@playwright/test'
import { languageNames } from '../../src/lib/i18n/language-names'

/** Names of people, companies, examinations, places and services, and of languages as they are called in English. */
const names = new Set([
  ...therapists.flatMap(({ name, insurances }) => [name, ...insurances]).flatMap((text) => text.split(/[^A-Za-z]+/)),
  ...therapists.map(({ name }) => initialsOf(name)),
  ...helplines.flatMap(({ names: { en } }) => en.split(/[^A-Za-z]+/)),
  ...Object.values(languageNames).map(({ english }) => english),
  ...['Bengaluru', 'JEE', 'NEET', 'UPSC', 'HOME'],
])

function initialsOf(name: string): string {
  const [first = '', second = ''] = name.replace(/^Dr\.? /, '').split(' ')
  return `${first.charAt(0)}${second.charAt(0)}`
}

/** Words in Latin letters that a person sees or hears, but for addresses, what is marked as English, names, and keys that stand in every language. */
export function latinWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ words, phrases }) => {
      const said: string[] = [document.title]
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('[lang="en"], script, style, noscript, [popover]:not(:popover-open)')) continue
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(element.getAttribute(name) ?? '')
        for (const node of element.childNodes) if (node instanceof Text) said.push(node.data)
      }
      const latin = said.flatMap((text) => {
        const left = phrases.reduce<string>((rest, phrase) => rest.replaceAll(phrase, ''), text.replace(/\S+@\S+/g, ''))
        return left.match(/[a-z]{2,}/gi) ?? []
      })
      return [...new Set(latin)].filter((word) => !words.includes(word))
    },
    { words: [...readInLatin, ...names], phrases: [...phrasesInLatin] },
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
    const loaded = new Set(
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    )
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? ''
      const parent = text.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('script, style, noscript')) continue
      for (const [script, family] of Object.entries(families)) {
        if (!new RegExp(`\\p{Script=${script}}`, 'u').test(words)) continue
        const { fontFamily } = getComputedStyle(parent)
        const ours = [family, 'Anek Names'].filter((name) => fontFamily.includes(name))
        if (!ours.some((name) => loaded.has(name))) found.push(`${words.trim()}: ${fontFamily}`)
      }
    }
    return found
  })
}

/** Numbers on the page in other digits than 0 to 9. */
export function otherDigits(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (document.body.innerText.match(/\S*\p{Nd}\S*/gu) ?? []).filter((word) => /(?![0-9])\p{Nd}/u.test(word)),
  )
}

/** Words that stand in a field until somebody types and do not fit into its one line. */
export function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const measure = document.createElement('span')
    document.body.append(measure)
    const cut = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]')].flatMap(
      (field) => {
        const { fontFamily, fontSize, fontWeight, lineHeight, paddingLeft, paddingRight } = getComputedStyle(field)
        if (!field.checkVisibility() || field.clientHeight > 2 * Number.parseFloat(lineHeight)) return []
        Object.assign(measure.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, fontSize, fontWeight })
        measure.textContent = field.placeholder
        const needed = measure.getBoundingClientRect().width
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return needed > room + 1 ? [`${field.placeholder}: ${Math.ceil(needed)} px in ${Math.floor(room)} px`] : []
      },
    )
    measure.remove()
    return cut
  })
}
