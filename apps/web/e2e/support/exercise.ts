import { guidedToolIds } from '@maitri/content/narration'
import type { Language } from '@maitri/domain'
import type { Page } from '@playwright/test'
import { words } from './messages'
import { continueAsGuest, expect } from './test'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Tools that ask how they are spoken before they begin. */
const guided = new Set<string>(guidedToolIds)

/** An exercise that has begun, with the page's clock in the test's hands and standing still. */
export async function beginExercise(page: Page, tool: string, language: Language = 'en'): Promise<void> {
  const named = words(language, 'player')
  await continueAsGuest(page)
  await page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
  await page.clock.install()
  await page.goto(`/coping-tools/exercise?tool=${tool}`)
  await expect(button(page, named('exit'))).toBeVisible()
  if (guided.has(tool)) await button(page, named('start.begin')).click()
  // Far enough ahead for a busy machine: the clock goes on while it is asked.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  for (let seconds = 0; seconds < 4; seconds += 1) await page.clock.runFor(1_000)
  const pause = button(page, named('pause'))
  // A part that comes late on a busy machine begins to count late.
  for (let more = 0; more < 8 && !(await pause.isVisible()); more += 1) {
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(1_000)
  }
  await expect(pause).toBeEnabled()
}

/** It has come to its end, and is counted as that. */
export async function expectDone(page: Page, toolId: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'How was that?' })).toBeVisible()
  const history = await page.evaluate(() => JSON.parse(localStorage.getItem('exerciseHistory') ?? '[]'))
  expect(history).toMatchObject([{ type: 'exercise', toolId, isComplete: true }])
}
