import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { helplines } from '@maitri/content/helplines'
import bengaliHelp from '@maitri/content/messages/bn/help.json'
import englishHelp from '@maitri/content/messages/en/help.json'
import gujaratiHelp from '@maitri/content/messages/gu/help.json'
import accessibility from '@maitri/content/messages/hi/accessibility.json'
import hindiHelp from '@maitri/content/messages/hi/help.json'
import kannadaHelp from '@maitri/content/messages/kn/help.json'
import marathiHelp from '@maitri/content/messages/mr/help.json'
import tamilHelp from '@maitri/content/messages/ta/help.json'
import teluguHelp from '@maitri/content/messages/te/help.json'
import { languages } from '@maitri/domain'
import { expect, test, vi } from 'vitest'
import { quickExitAddress } from '../src/config/quick-exit-address'
import { dialogStorage } from '../src/data/conversation/forget-dialogs'
import { renderPage } from './render-page'
import { toMarkup } from './to-markup'

/** A page as the server sends it, read by a browser. */
async function sentPage(...[path, language]: Parameters<typeof renderPage>): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No server')))
  const page = document.createElement('div')
  page.innerHTML = toMarkup(await renderPage(path, language))
  return page
}

test.each([
  ['en', englishHelp],
  ['hi', hindiHelp],
  ['kn', kannadaHelp],
  ['te', teluguHelp],
  ['ta', tamilHelp],
  ['mr', marathiHelp],
  ['gu', gujaratiHelp],
  ['bn', bengaliHelp],
] as const)(
  'in %s the page of help has its headline, and every line of India can be called',
  async (language, words) => {
    const page = await sentPage('/help', language)
    expect(page.querySelector('h1')?.textContent).toBe(words.heading)
    const called = helplines
      .filter(({ country }) => country === 'IN')
      .map(({ number }) => `a[href="tel:${number.tel}"]`)
    expect(called.filter((link) => !page.querySelector(link))).toEqual([])
    const text = page.textContent ?? ''
    expect(text).toContain(words.hours.vary)
    for (const moment of ['open_until', 'opens_today', 'opens_tomorrow', 'opens_on'] as const) {
      const [longest = expect.fail(moment)] = words.hours[moment]
        .split(/\{\{\w+\}\}/)
        .sort((a, b) => b.length - a.length)
      expect(text, 'says nothing that holds at one hour only').not.toContain(longest)
    }
  },
)

test('nothing on a page does what only the app can, or what the content security policy refuses', async () => {
  const pages = [await sentPage('/get-started', 'en'), await sentPage('/help', 'en')]
  for (const page of pages) {
    expect(page.querySelectorAll('form, script, [style], [popovertarget], [type="submit"]').length).toBe(0)
    expect(page.querySelectorAll('button[data-quick-exit]').length).toBe(0)
  }
  expect(pages[0]?.querySelector<HTMLInputElement>('[data-form] input[type="email"]')?.value).toBe('')
  expect(pages[1]?.querySelector('a[data-quick-exit]')?.getAttribute('href')).toBe('/kitchen-measures.html')
})

test('a text is there whole', async () => {
  const page = await sentPage('/accessibility', 'hi')
  expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
    accessibility.sections.map(({ heading }) => heading),
  )
})

test('what runs before the app knows its languages, its Quick exit and its conversations', () => {
  const script = readFileSync(join(import.meta.dirname, '../public/before-paint.js'), 'utf8')
  const [, spoken = ''] = /const spoken = \[(.*)\]/.exec(script) ?? []
  expect(spoken.match(/[a-z]+/g)).toEqual([...languages])
  expect(script).toContain(quickExitAddress)
  expect(script).toContain(`${dialogStorage}_`)
})
