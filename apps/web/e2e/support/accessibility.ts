import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

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

/** What axe finds on the page, which holds no frames: every rule, or those named. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const run = (chosen: string[] | undefined) => {
    const { axe } = window as unknown as { axe?: { run(options: object): Promise<{ violations: Violation[] }> } }
    return axe
      ?.run({ resultTypes: ['violations'], ...(chosen && { runOnly: chosen }) })
      .then((found) => found.violations)
  }
  let found = await page.evaluate(run, rules)
  if (!found) {
    await page.evaluate(axeSource)
    found = await page.evaluate(run, rules)
  }
  if (!found) throw new Error('axe is not in the page')
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // Asked again: the first frame after a change of width can still have a part of the one before.
  await expect.poll(overflow, { message: `${where} scrolls sideways`, timeout: 2_000 }).toBeLessThanOrEqual(0)
}

/** Motion would let axe measure colours half way through a fade, and reduced motion still leaves a frame between two themes. */
async function wearColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)))
}

/** The page as it stands is whole for everyone: axe finds nothing wide or narrow, light or dark, and nothing is too wide. It is left wide and light. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size)
    await wearColours(page, 'light')
    expect(await violations(page), `${state}, ${size.width} px`).toEqual([])
    await expectNoSidewaysScroll(page, `${state}, ${size.width} px`)
  }
  await wearColours(page, 'dark')
  expect(await violations(page, rulesOfColour), `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** At every width from the smallest phone to a desk nothing leaves the screen at the side. */
export async function expectRoomAtEveryWidth(page: Page, where: string): Promise<void> {
  for (const width of [320, 360, 390, 430, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page, `${where}, ${width} px`)
  }
}
