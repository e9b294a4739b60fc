import type { Page } from '@playwright/test'
import { expect } from './test'

/** Whatever the language: what the chat is written into. */
export const field = (page: Page) => page.locator('main form textarea')
/** The talk itself, in English. */
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation with Mindmitra' })
/** The lines to call, where help stands on the page. */
export const helpRegion = (page: Page) => page.getByRole('region', { name: 'Help from a person' })

/** Opens the chat and waits until its parts have arrived. */
export async function openChat(page: Page): Promise<void> {
  await page.goto('/mindmitra')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Writes and sends. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}
