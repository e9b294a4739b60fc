import type { Page } from '@playwright/test'
import { beginExercise, button, expectDone } from './support/exercise'
import { continueAsGuest, expect, test } from './support/test'

/** An exercise without a clock, begun as a guest. */
async function open(page: Page, tool: string): Promise<void> {
  await continueAsGuest(page, `/coping-tools/exercise?tool=${tool}`)
  await expect(button(page, 'Next')).toBeEnabled()
}

test('grounding is tapped through all five senses', async ({ page }) => {
  await continueAsGuest(page, '/coping-tools/exercise?tool=paanch-indriya&now=true')
  for (const count of [5, 4, 3, 2, 1]) {
    for (let tap = 0; tap < count; tap += 1) {
      await page.getByRole('button', { name: `${tap} of ${count} noticed` }).click()
    }
  }
  await expect(page.getByText("That's all of them. Continue when you like.")).toBeVisible()
  await button(page, 'Complete').click()
  await expectDone(page, 'paanch-indriya')
})

test('muscles are tensed and let go, one part is skipped, and the clock ends it', async ({ page }) => {
  await beginExercise(page, 'muscle-release')
  await button(page, 'Next').click()
  await page.clock.runFor(300)
  await expect(page.getByText('Tighten, half strength')).toBeVisible()
  await expect(page.getByText('Close your fists gently.')).toBeVisible()
  await page.clock.runFor(7_000)
  await expect(page.getByText('Let go', { exact: true })).toBeVisible()
  await expect(page.getByText('Open your hands. Let the fingers go soft.')).toBeVisible()
  await expect(page.getByText('Close your fists gently.')).toHaveCount(0)
  await button(page, 'Skip this part').click()
  await expect(page.getByText('Rest here until the next part.')).toBeVisible()
  await page.clock.fastForward(720_000)
  await page.clock.runFor(500)
  await expectDone(page, 'muscle-release')
})

test('Yoga Nidra keeps its line, leads through body, breath and opposites, and brings the line back', async ({
  page,
}) => {
  await beginExercise(page, 'yoga-nidra')
  await page.getByLabel('One line to carry (optional)').fill('I rest when I need rest.')
  await button(page, 'Save line').click()
  await expect(button(page, 'Saved')).toBeVisible()
  await page.clock.runFor(91_000)
  await expect(page.getByRole('heading', { name: 'right thumb' })).toBeVisible()
  await page.clock.fastForward(240_000)
  await page.clock.runFor(300)
  await expect(page.getByRole('heading', { name: 'Breath 27' })).toBeVisible()
  await page.clock.fastForward(240_000)
  await page.clock.runFor(300)
  await expect(page.getByRole('heading', { name: 'I rest when I need rest.' })).toBeVisible()
  await page.clock.fastForward(90_000)
  await page.clock.runFor(500)
  await expectDone(page, 'yoga-nidra')
})

test('Bhramari is breathed in and hummed out until the silence is over', async ({ page }) => {
  await beginExercise(page, 'bhramari')
  await page.clock.runFor(41_000)
  await expect(page.getByRole('heading', { name: 'Breathe in' })).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(page.getByRole('heading', { name: 'Hum out' })).toBeVisible()
  await page.clock.fastForward(360_000)
  await page.clock.runFor(500)
  await expectDone(page, 'bhramari')
})

test('a kolam is drawn by keys in all its mirrors, and kept', async ({ page }) => {
  await open(page, 'kolam-studio')
  await page.getByRole('radio', { name: 'Four mirrors' }).check()
  await button(page, 'Next').click()
  const board = page.getByRole('application', { name: /^Drawing board/ })
  await board.focus()
  for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByText('Dots inside: 9.')).toBeVisible()
  await expect(board).toHaveAccessibleName(/[1-9] lines?$/)
  for (let step = 2; step < 5; step += 1) await button(page, 'Next').click()
  await page.getByRole('button', { name: 'Save picture' }).click()
  await button(page, 'Complete').click()
  await expectDone(page, 'kolam-studio')
})

test('three screens are turned until their lines close', async ({ page }) => {
  await open(page, 'jaali')
  await button(page, 'Next').click()
  for (let screen = 0; screen < 3; screen += 1) {
    const hint = button(page, 'Turn one for me')
    // The next screen comes a moment after the press.
    await expect(hint).toBeVisible()
    while (await hint.isVisible()) await hint.click()
    await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible()
    await button(page, 'Next').click()
  }
  await button(page, 'Complete').click()
  await expectDone(page, 'jaali')
})
