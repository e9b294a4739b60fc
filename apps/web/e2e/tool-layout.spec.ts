import { toolIds } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import type { Page } from '@playwright/test'
import { beginExercise, button } from './support/exercise'
import { words } from './support/messages'
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

/** What reaches out of the screen at its side; a part that is scrolled sideways by the finger does not count. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-immersive]')]
      .filter((part) => part.scrollWidth > window.innerWidth)
      .map((part) => `${part.className || part.tagName}: ${part.scrollWidth} in ${window.innerWidth}`),
  )

/** English, and the two scripts with the longest words. */
const measured: readonly Language[] = ['en', 'hi', 'ta']

for (const language of measured)
  for (const tool of toolIds)
    test(`every card of ${tool} fits a phone of 360 by 640 in ${language}`, async ({ page }) => {
      const player = words(language, 'player')
      const help = words(language, 'common')('help_now')
      await page.setViewportSize({ width: 360, height: 640 })
      await beginExercise(page, tool, language)
      for (let card = 1; card <= mostCards; card += 1) {
        await page.clock.runFor(500)
        expect.soft([...(await tooTall(page)), ...(await tooWide(page))], `card ${card}`).toEqual([])
        await expect(button(page, player('pause'))).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('link', { name: help })).toBeInViewport({ ratio: 1 })
        if (await button(page, player('complete')).isVisible()) return
        await button(page, player('next')).click()
      }
      throw new Error('it never came to its last card')
    })
