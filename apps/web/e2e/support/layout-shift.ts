import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

type Shift = { value: number; moved: string[] }

/** What the page may move: a line of text that is laid out anew by less than a pixel or two, below what anybody sees. */
const mostShift = 0.01

/** Writes down every shift of layout from the first paint on, and what moved in it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type Entry = PerformanceEntry & { value: number; sources: Source[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          moved: sources.map(({ node, previousRect: from, currentRect: to }) => {
            const element = node instanceof Element ? node : node?.parentElement
            return `${element?.tagName} ${element?.getAttribute('class') ?? ''}: ${from.y} to ${to.y}, ${from.height} to ${to.height} high`
          }),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved since it was last asked, up to a frame that the browser has reported. */
async function takeShifts(page: Page): Promise<Shift[]> {
  return await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    return (window as unknown as { shifts: Shift[] }).shifts.splice(0)
  })
}

/**
 * Nothing moved that stood on the screen, since it was opened or since the answer to the last press. The browser itself counts nothing in the
 * half second after a press or after a change of the window, which on a busy machine is now one thing and now another; here all of it counts.
 */
export async function expectStill(page: Page, screen: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const shifts = await takeShifts(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  const told = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join('; ')}`).join('\n')
  expect.soft(sum, `${screen} moves:\n${told}`).toBeLessThan(mostShift)
}

/** The press has its answer, which may move what it likes; what comes later may not. */
export async function answered(page: Page, answer: Locator): Promise<void> {
  await expect(answer).toBeVisible()
  await takeShifts(page)
}
