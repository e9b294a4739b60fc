import { type ToolId, toolIds } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import type { Page } from '@playwright/test'
import { beginExercise, button } from './support/exercise'
import { words } from './support/messages'
import { expect, test } from './support/test'

/** More cards than any tool has. */
const mostCards = 30
/** With the pages of what was written. */
const mostFilledCards = 60

/** What is taller than the room it has: the page itself, or a part of the player that would scroll. */
const tooTall = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-immersive] *')]
      .filter((part) => part === document.documentElement || getComputedStyle(part).overflowY === 'auto')
      .filter((part) => part.scrollHeight > part.clientHeight && part.checkVisibility())
      .map((part) => `${part.className || part.tagName}: ${part.scrollHeight} in ${part.clientHeight}`),
  )

/** What reaches out of the screen at its side, and what a finger could scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const wide = [document.documentElement, ...document.querySelectorAll('[data-immersive]')]
      .filter((part) => part.scrollWidth > window.innerWidth)
      .map((part) => `${part.className || part.tagName}: ${part.scrollWidth} in ${window.innerWidth}`)
    const scrolled = [...document.querySelectorAll('[data-immersive] *')]
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
      .filter((part) => part.scrollWidth > part.clientWidth && part.checkVisibility())
      .map((part) => `${part.className || part.tagName} scrolls: ${part.scrollWidth} in ${part.clientWidth}`)
    return [...wide, ...scrolled]
  })

/** As people write it when it is much. */
const much: Partial<Record<Language, string>> = {
  en: 'My manager said we need to talk on Monday, and since then I keep thinking that the loan, the rent and the school fee all hang on it.',
  hi: 'मैनेजर ने कहा सोमवार को बात करनी है, और तब से यही लग रहा है कि लोन, किराया और स्कूल की फ़ीस सब इसी पर टिका है।',
  ta: 'திங்கட்கிழமை பேச வேண்டும் என்று மேலாளர் சொன்னார்; அப்போதிருந்து கடன், வாடகை, பள்ளிக் கட்டணம் எல்லாம் இதில்தான் இருக்கிறது என்று தோன்றுகிறது.',
}

/** Fills what a card asks for: every empty field, one choice of each group, a slider moved. */
async function fillCard(page: Page, language: Language): Promise<void> {
  const stage = page.locator('[data-stage]')
  for (const field of await stage.locator('textarea:visible, input[type=text]:visible').all())
    if ((await field.inputValue()) === '') await field.fill(much[language] ?? '')
  for (const slider of await stage.locator('input[type=range]:visible').all()) await slider.press('ArrowRight')
  for (const group of await stage.locator('fieldset:visible').all()) {
    const radio = group.locator('input[type=radio]').first()
    if ((await radio.count()) > 0) await radio.check({ force: true })
  }
}

/** What can be pressed or read and is cut off at the upper or lower edge of its page, or of the player's middle. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-stage]')
    const room = (document.querySelector('[data-paged]') ?? stage)?.getBoundingClientRect()
    if (!stage || !room) return ['no stage']
    return [...stage.querySelectorAll('[data-paged] :is(button, textarea, input, li, dt)')]
      .map((part) => ({ part, at: part.getBoundingClientRect() }))
      .filter(({ at }) => at.height > 0 && (at.top < room.top - 1 || at.bottom > room.bottom + 1))
      .map(
        ({ part, at }) =>
          `${part.tagName} ${part.textContent?.slice(0, 20)}: ${at.top} to ${at.bottom} in ${room.top} to ${room.bottom}`,
      )
  })

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

/** Tools in which people write as much as they like. */
const written: readonly ToolId[] = ['vichaar', 'chinta-dabba', 'sach-ya-mithya', 'chhota-kadam']

for (const language of measured)
  for (const tool of written)
    test(`${tool} that is filled in fits a phone of 360 by 640 in ${language}`, async ({ page }) => {
      const player = words(language, 'player')
      await page.setViewportSize({ width: 360, height: 640 })
      await beginExercise(page, tool, language)
      if (tool === 'chinta-dabba') {
        const putIn = words(language, 'tool_writing')('worry.put_in')
        for (let slip = 1; slip <= 5; slip += 1) {
          await page.locator('textarea').first().fill(`${slip}. ${much[language]}`)
          await button(page, putIn).click()
          await page.clock.runFor(1_000)
        }
        await button(page, words(language, 'tool_writing')('worry.open_again')).click()
      }
      for (let card = 1; card <= mostFilledCards; card += 1) {
        await page.clock.runFor(500)
        await fillCard(page, language)
        await page.clock.runFor(500)
        const faults = [...(await tooTall(page)), ...(await tooWide(page)), ...(await cutOff(page))]
        expect.soft(faults, `card ${card}`).toEqual([])
        await expect(button(page, player('pause'))).toBeInViewport({ ratio: 1 })
        if (await button(page, player('complete')).isVisible()) return
        await button(page, player('next')).click()
      }
      throw new Error('it never came to its last card')
    })
