import type { Locator, Page } from '@playwright/test'
import { continueAsGuest, expect, signUp, test } from './support/test'

/** Where the focus is, and whether that can be seen. Headings and pages that take it after a change are read out, not operated. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'lost'
    const { width, height } = element.getBoundingClientRect()
    const isRead = element.matches('[tabindex="-1"]')
    // The ring of a field goes round the box that holds it.
    const hasRing = [element, element.parentElement ?? element].some((ringed) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const isSeen = hasRing && width > 0 && height > 0
    return isRead || isSeen ? 'seen' : `unseen on ${element.outerHTML.slice(0, 120)}`
  })
}

async function expectFocusSeen(page: Page, after: string): Promise<void> {
  await expect.poll(() => readFocus(page), `the focus after ${after}`).toBe('seen')
}

/** Presses a key until the focus is on what is named, and looks at every stop on the way. */
async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press(key)
    // After the last stop the browser's own bar has its turn, and the page begins anew.
    if ((await readFocus(page)) === 'lost') continue
    await expectFocusSeen(page, key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} is not reached by ${key}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, target)
  await page.keyboard.press(key)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a whole evening goes by the keyboard alone, and the focus is always there to see', async ({ page, person }) => {
  test.setTimeout(120_000)
  await page.goto('/get-started')
  await expect(button(page, 'Login')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' }), 'the way past the header comes first').toBeFocused()
  await expectFocusSeen(page, 'the first Tab')

  await walkTo(page, page.getByRole('tab', { name: 'Login' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  await walkTo(page, page.getByLabel('Full Name'))
  await page.keyboard.type(person.name)
  await walkTo(page, page.getByLabel('Email'))
  await page.keyboard.type(person.email)
  await walkTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(person.password)
  await press(page, button(page, 'Show password'), 'Space')
  await expectFocusSeen(page, 'showing the password')
  await press(page, page.getByLabel('I am 18 or older'), 'Space')
  await press(page, button(page, 'Sign Up').first())
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFocusSeen(page, 'signing up')

  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main'), 'the skip link leads to the page').toBeFocused()
  await walkTo(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mindscan' }),
    'Shift+Tab',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mindscan')
  await expect(page.getByRole('main'), 'a new page takes the focus').toBeFocused()

  const text = page.getByLabel("What's on your mind?")
  await walkTo(page, text)
  await page.keyboard.type('Too short')
  await press(page, button(page, 'Use This Text'))
  await expect(text, 'the field at fault').toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(
    'I feel calm and grateful today, though the exam next week makes me a little anxious and tired.',
  )
  await press(page, button(page, 'Use This Text'))
  await expect(button(page, 'Analyze My Mental Health')).toBeVisible()
  await expectFocusSeen(page, 'using the text')
  await press(page, button(page, 'Analyze My Mental Health'))
  await expect(page.getByText('What your words suggest')).toBeVisible()
  await expectFocusSeen(page, 'the reading')
  await press(page, button(page, 'New Mindscan'))
  await expect(text).toBeVisible()
  await expectFocusSeen(page, 'asking for another reading')

  await press(page, button(page, /^Open the result from/))
  await expect(page.getByText('grateful').first()).toBeVisible()
  await expectFocusSeen(page, 'opening a reading')
  await press(page, button(page, /^Delete the result from/))
  await expect(button(page, 'Keep it')).toBeFocused()
  await walkTo(page, button(page, 'Delete result'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No results yet. Your first one will show up here.')).toBeVisible()
  await expectFocusSeen(page, 'deleting a reading')
})

test('theme, language and the way out are reached by the menus with the keyboard', async ({ page }) => {
  await continueAsGuest(page)
  await page.reload()
  await press(page, button(page, 'Language: English'))
  const hindi = page.getByRole('button', { name: /^हिन्दी/ })
  await press(page, hindi)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(hindi, 'a choice closes the menu').toBeHidden()
  await expectFocusSeen(page, 'choosing a language')
  await page.keyboard.press('Enter')
  await expect(hindi).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hindi).toBeHidden()
  await expect(page.getByRole('button', { name: /^भाषा/ }), 'Escape gives the focus back').toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: /^English/ }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await press(page, button(page, 'Menu of Guest'))
  await walkTo(page, page.getByRole('radio', { name: 'Same as device' }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectFocusSeen(page, 'choosing a theme')
  await press(page, button(page, 'Sign in or create an account'))
  await expect(page).toHaveURL('/get-started')
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expectFocusSeen(page, 'leaving as a guest')
})

test('someone signed in signs out by the keyboard', async ({ page, person }) => {
  await signUp(page, person)
  await press(page, button(page, 'Menu of Ananya Rao'))
  await press(page, button(page, 'Sign Out'))
  await expect(page).toHaveURL('/get-started')
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expectFocusSeen(page, 'signing out')
})

test('the menu of a small screen keeps the focus inside, and Escape gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await continueAsGuest(page)
  await page.reload()
  const toggle = button(page, 'Menu')
  await press(page, toggle)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await walkTo(page, button(page, 'Close menu'))
  await walkTo(page, dialog.getByRole('link', { name: 'Mindscan' }))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(toggle).toBeFocused()
  await expectFocusSeen(page, 'closing the menu')

  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('link', { name: 'Mindscan' }))
  await expect(page).toHaveURL('/mindscan')
  await expect(dialog).toBeHidden()
  await expectFocusSeen(page, 'following a link of the menu')
})

test('a tool is chosen, read about and begun by the keyboard alone', async ({ page }) => {
  await continueAsGuest(page, '/coping-tools')
  await press(page, button(page, 'Games'))
  const card = button(page, /^Jaali/)
  await press(page, card)
  const detail = page.getByRole('dialog', { name: 'Jaali' })
  await expect(detail.getByRole('heading', { name: 'Jaali' }), 'the title of the dialog is read first').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card, 'the card has the focus back').toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, detail.getByRole('button', { name: '4', exact: true }), 'Space')
  await press(page, detail.getByRole('link', { name: 'Start Now' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Jaali' })).toBeVisible()
  await expectFocusSeen(page, 'beginning an exercise')
})
