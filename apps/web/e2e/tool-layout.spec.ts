import { toolIds } from '@maitri/contracts'
import type { Page } from '@playwright/test'
import { beginExercise, button } from './support/exercise'
import { expect, test } from './support/test'

/** More cards than any tool has. */
const mostCards = 30

/** What is taller than the room it has: the page itself, or a part of the player that would scroll. */
const tooTall = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-immersive] *')]
      .filter((part) => part === document.documentElement || getComputedStyle(part).overflowY === 'auto')
      .filter((part) => part.scrollHeight > part.clientHeight && part.checkVisibility())
      .map((part) => `${part.className || part.tagName}: ${part.scrollHeight} in ${part.clientHeight}`),
  )

for (const tool of toolIds)
  test(`every card of ${tool} fits a phone of 360 by 640`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await beginExercise(page, tool)
    for (let card = 1; card <= mostCards; card += 1) {
      await page.clock.runFor(500)
      expect.soft(await tooTall(page), `card ${card}`).toEqual([])
      await expect(button(page, 'Pause')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: 'Help now' })).toBeInViewport({ ratio: 1 })
      if (await button(page, 'Complete').isVisible()) return
      await button(page, 'Next').click()
    }
    throw new Error('it never came to its last card')
  })
