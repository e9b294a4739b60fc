import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { lostInForcedColours } from './forced-colours'

type Violation = { id: string; nodes: { target: unknown[] }[] }

const require = createRequire(import.meta.url)
/** The axe that its Playwright builder brings along. The builder itself puts all of it into the page for every look, and opens another page to sum up. */
const axeSource = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const wide = { width: 1280, height: 844 }
const narrow = { width: 320, height: 844 }
/** What changes with the theme; every other rule judges the same page twice. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Rules that axe leaves off by itself: the name holds what is read on it (2.5.3), 24 px or room around (2.5.8). */
const furtherRules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }

/** What axe finds on the page, which holds no frames: every rule, or those named. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const run = ({ chosen, further }: { chosen: string[] | undefined; further: object }) => {
    const { axe } = window as unknown as { axe?: { run(options: object): Promise<{ violations: Violation[] }> } }
    return axe
      ?.run({ resultTypes: ['violations'], ...(chosen ? { runOnly: chosen } : { rules: further }) })
      .then((found) => found.violations)
  }
  let found = await page.evaluate(run, { chosen: rules, further: furtherRules })
  if (!found) {
    await page.evaluate(axeSource)
    found = await page.evaluate(run, { chosen: rules, further: furtherRules })
  }
  if (!found) throw new Error('axe is not in the page')
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  // Asked again: the first frame after a change of width can still have a part of the one before.
  await expect
    .poll(() => sidewaysScroll(page), { message: `${where} scrolls sideways`, timeout: 2_000 })
    .toBeLessThanOrEqual(0)
}

type Colours = { colorScheme: 'light' | 'dark'; forcedColors?: 'active' | 'none' }

/** Motion would let axe measure colours half way through a fade, and reduced motion still leaves a frame between two themes. */
async function wearColours(page: Page, { colorScheme, forcedColors = 'none' }: Colours): Promise<void> {
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  // What is inherited goes on from the parent to the child; in forced colours Chromium begins some of them again and again.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) {
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
      if (transitions.length === 0) return
      for (const one of transitions) one.finish()
      await new Promise((done) => requestAnimationFrame(done))
    }
  })
}

/** Controls whose `title` only repeats their name: a screen reader says both. */
const spokenTwice = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[title]')]
      .filter((one) => one.title.trim() === (one.getAttribute('aria-label') ?? one.textContent ?? '').trim())
      .map((one) => `spoken twice: ${one.title}`),
  )

/**
 * What stands in anybody's way on the page as it stands: what axe finds wide and narrow, light, dark and in forced colours, what is lost in
 * these, and what is too wide on the smallest phone, or at 400 % on a desk. The page is left wide and light.
 */
export async function findBarriers(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  const note = (where: string, things: string[]) => found.push(...things.map((thing) => `${state}, ${where}: ${thing}`))
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size)
    await wearColours(page, { colorScheme: 'light' })
    note(`${size.width} px`, await violations(page))
    const overflow = await sidewaysScroll(page)
    if (overflow > 0) note(`${size.width} px`, [`scrolls ${overflow} px sideways`])
  }
  note('any width', await spokenTwice(page))
  await wearColours(page, { colorScheme: 'dark' })
  note('dark', await violations(page, rulesOfColour))
  await wearColours(page, { colorScheme: 'dark', forcedColors: 'active' })
  note('forced colours', await lostInForcedColours(page))
  await wearColours(page, { colorScheme: 'light' })
  return found
}

/** The page as it stands is whole for everyone. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await findBarriers(page, state)).toEqual([])
}

/** Narrower than any word of the longest script is wide in the size of a text. */
const narrowestColumnPx = 80

/** Sentences that something beside them has pressed into a column of single words. */
const pressedSentences = (page: Page) =>
  page.evaluate((leastPx) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim().split(/\s+/) ?? []
      const parent = text.parentElement
      if (words.length < 4 || !parent?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 2)
      const widest = Math.max(...lines.map(({ width }) => width))
      const tops = new Set(lines.map(({ top }) => Math.round(top / 4)))
      // What is only heard has no width of its own either.
      let isSeen = true
      for (let part: Element | null = parent; part; part = part.parentElement)
        if (getComputedStyle(part).clipPath !== 'none') isSeen = false
      if (isSeen && tops.size >= words.length && widest < leastPx)
        found.push(`${words.length} words in ${tops.size} lines, ${Math.round(widest)} px wide: ${parent.className}`)
    }
    return found
  }, narrowestColumnPx)

/** At every width from the smallest phone to a desk nothing leaves the screen at the side, and no sentence stands word below word. */
export async function expectRoomAtEveryWidth(page: Page, where: string): Promise<void> {
  for (const width of [320, 360, 390, 430, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page, `${where}, ${width} px`)
    expect.soft(await pressedSentences(page), `${where}, ${width} px`).toEqual([])
  }
}
