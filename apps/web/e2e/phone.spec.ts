import type { Locator, Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { continueAsGuest, expect, signUp, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const place = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

test('five places are under the thumb on every screen, and everything else stands behind You', async ({
  page,
  person,
}) => {
  await signUp(page, person)
  await expect(place(page, 'Today')).toHaveAttribute('aria-current', 'page')
  for (const [name, path] of [
    ['Mindscan', '/mindscan'],
    ['Mindmitra', '/mindmitra'],
    ['Tools', '/coping-tools'],
    ['You', '/profile'],
  ] as const) {
    await place(page, name).tap()
    await expect(page).toHaveURL(path)
    await expect(place(page, name)).toHaveAttribute('aria-current', 'page')
    const box = await bar(page).boundingBox()
    expect(box && Math.round(box.y + box.height), `${path}: the bar stands at the lower edge`).toBe(844)
  }
  await expect(page).toHaveTitle('You · Maitri')
  for (const [name, path] of [
    ['My Progress', '/profile?tab=progress'],
    ['Your months', '/months'],
    ['My safety plan', '/safety-plan'],
    ['My appointments', '/therapists/appointments'],
    ['Therapists', '/therapists'],
    ['Insights', '/insights'],
    ['Community', '/community'],
    ['Privacy & Data', '/profile?tab=privacy'],
    ['Help & Support', '/profile?tab=help'],
    ['Terms', '/terms'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).tap()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    if (path !== '/terms')
      await expect(place(page, 'You'), `${path} is behind You`).toHaveAttribute('aria-current', /page|true/)
    await place(page, 'You').tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Ananya Rao' })).toBeVisible()
  }
  expect(await violations(page)).toEqual([])
})

test('each part of the account is a page of its own, and Back leads to the list', async ({ page, person }) => {
  await signUp(page, person, '/profile')
  await page.getByRole('link', { name: 'Account Settings' }).tap()
  await page.getByRole('link', { name: 'Password', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Password' })).toBeVisible()
  await expect(page.getByText('API keys')).toBeHidden()
  const isFocusInside = () => page.evaluate(() => document.getElementById('content')?.contains(document.activeElement))
  expect(await isFocusInside(), 'the focus went along').toBe(true)
  await page.goBack()
  await page.getByRole('link', { name: 'About you', exact: true }).tap()
  await page.getByRole('button', { name: 'Edit' }).tap()
  await page.getByLabel('Name', { exact: true }).fill('Ananya, half typed')
  // Turned on its side, and a browser whose keyboard takes half of the page.
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 420 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ananya, half typed')
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'You', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Ananya Rao' })).toBeVisible()
})

test('the language is one row, and the way out at once stands in every header', async ({ page }) => {
  await continueAsGuest(page, '/profile')
  await page.getByRole('button', { name: /^Language/ }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^हिन्दी/ })
    .tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.getByRole('button', { name: 'बंद करें' }).tap()
  await expect(place(page, 'आप')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'मुख्य' }).getByRole('link', { name: 'आप' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'तुरंत बाहर' }).tap()
  await expect(page).toHaveURL('/kitchen-measures.html')
})

test('the bar leaves room to what is typed, to the player and to the sign-in page', async ({ page }) => {
  await continueAsGuest(page, '/mindmitra')
  const field = page.getByRole('textbox').first()
  const top = async () => (await bar(page).boundingBox())?.y ?? 0
  const foot = await field.boundingBox()
  expect(foot && foot.y + foot.height, 'the field stands above the bar').toBeLessThanOrEqual(await top())
  await field.focus()
  await expect(bar(page), 'while words are typed').toBeHidden()
  await field.blur()
  await expect(bar(page)).toBeVisible()

  await page.goto('/coping-tools/exercise?tool=saans')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.goto('/mindscan')
  await expect(bar(page)).toBeVisible()
  const pull = await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)
  expect(pull, 'a pull beyond the top loads nothing anew').toBe('contain')

  // Half as tall, for instance at 400 % zoom: a menu instead.
  await page.setViewportSize({ width: 320, height: 400 })
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
})

test('Today asks one thing: the strip follows the finger, the kolam opens with it, and letting go keeps it', async ({
  page,
}) => {
  await continueAsGuest(page)
  const strip = page.getByRole('radio', { name: '0, very heavy' })
  const first = await strip.boundingBox()
  const last = await page.getByRole('radio', { name: '10, very light' }).boundingBox()
  if (!first || !last) throw new Error('The strip is not there')
  const y = first.y + first.height / 2
  const openness = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[style*="--open"]')].map((figure) =>
        Number(figure.style.getPropertyValue('--open')),
      ),
    )
  await page.mouse.move(first.x + first.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(first.x + (last.x - first.x) * 0.4 + first.width / 2, y, { steps: 4 })
  await expect(page.getByRole('radio', { name: '4, a little low' })).toBeChecked()
  const [before = 0] = await openness()
  await page.mouse.move(first.x + (last.x - first.x) * 0.8 + first.width / 2, y, { steps: 4 })
  await expect(page.getByRole('radio', { name: '8, light' })).toBeChecked()
  const [after = 0] = await openness()
  expect(after, 'the figure opens further').toBeGreaterThan(before)
  // Let go, it is kept.
  await page.mouse.up()
  const ending = page.getByRole('dialog', { name: 'Saved: 8, light' })
  await expect(ending.getByText('One check-in this month')).toBeVisible()
  await expect(ending.getByRole('link', { name: 'Help now' })).toBeVisible()
  await ending.getByRole('button', { name: 'Grateful' }).tap()
  await expect(ending.getByRole('button', { name: 'Grateful' })).toHaveAttribute('aria-pressed', 'true')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await violations(page), 'the ending').toEqual([])
  await ending.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByText('Saved: 8, light')).toBeVisible()
  await page.reload()
  await page.getByRole('region', { name: 'Your week' }).getByRole('link', { name: 'See month' }).tap()
  await expect(page.getByText('one check-in')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Wallpaper' }).tap()
  expect((await download).suggestedFilename()).toMatch(/^maitri-20\d\d-\d\d\.png$/)
  const poster = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Year poster' }).tap()
  expect((await poster).suggestedFilename()).toMatch(/^maitri-20\d\d\.png$/)
  await page.getByRole('link', { name: 'Earlier month' }).tap()
  await expect(page.getByText('No check-ins this month, only the dots.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the one next thing, and the microphone, stand on the first screen of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await continueAsGuest(page)
  await page.getByRole('radio', { name: '2, weighed down' }).tap()
  await page.getByRole('link', { name: 'See who answers' }).waitFor()
  await page.goto('/')
  const foot = async (what: Locator) => {
    const box = await what.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  const top = (await bar(page).boundingBox())?.y ?? 0
  const next = page.getByRole('main').getByRole('link', { name: 'Start Now' })
  await expect(next).toBeVisible()
  expect(await foot(next), 'Start Now').toBeLessThan(top)
  const panic = page.getByRole('main').getByRole('link', { name: /^Panic now/ })
  expect(await foot(panic), 'Panic now stands below the week').toBeGreaterThan(
    await foot(page.getByRole('region', { name: 'Your week' })),
  )
  const head = await page.getByRole('main').boundingBox()
  expect(head && Math.round(head.y), 'the sky goes on behind the header').toBe(0)
  expect(await violations(page), 'Today').toEqual([])
  await page.goto('/mindscan')
  const record = page.getByRole('button', { name: 'Start Recording' })
  await expect(record).toBeVisible()
  expect(await foot(record), 'Start Recording').toBeLessThan(top)
  expect(await violations(page), 'Mindscan').toEqual([])
})

test('a heavy check-in ends with the people who help, not with an ending', async ({ page }) => {
  await continueAsGuest(page)
  await page.getByRole('radio', { name: '2, weighed down' }).tap()
  await expect(page.getByRole('link', { name: 'See who answers' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('words become their reading where they stood: nothing on the screen jumps, and the monitor waits behind its row', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  await continueAsGuest(page, '/mindscan')
  await expect(page.getByRole('slider', { name: 'Heart rate' })).toBeHidden()
  await page
    .getByLabel("What's on your mind?")
    .fill(
      'Office has been heavy this month. I keep thinking about the deadline even at night, and I am not sleeping well. I am tired all day and I snap at everybody.',
    )
  await page.getByRole('button', { name: 'Use This Text' }).tap()
  await page.getByRole('button', { name: 'Analyze My Mental Health' }).tap()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  const before = await page.evaluate(() => {
    ;(window as unknown as { shifts: number[] }).shifts.length = 0
    return scrollY
  })
  await expect(page.getByText('What your words suggest')).toBeInViewport()
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState === 'finished'))
  const [shift, after] = await page.evaluate(() => [
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    scrollY,
  ])
  expect(shift, 'layout shift').toBe(0)
  expect(after, 'the page stays where it was').toBe(before)

  await page.getByText('Stress right now', { exact: true }).tap()
  await expect(page.getByRole('slider', { name: 'Heart rate' })).toBeVisible()
})

test('a dialog is a sheet from below as tall as what it holds, the way back closes it, and at 400 % zoom it scrolls as a whole', async ({
  page,
}) => {
  await continueAsGuest(page, '/coping-tools')
  await place(page, 'You').tap()
  await page.getByRole('button', { name: /^Language/ }).tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  const foot = () => sheet.evaluate((dialog) => Math.round(dialog.getBoundingClientRect().bottom))
  await expect.poll(foot, 'it comes to stand on the lower edge').toBe(844)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/profile')
  await page.goBack()
  await expect(page, 'without it the way back leads on').toHaveURL('/coping-tools')

  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('button', { name: /^Saans/ }).tap()
  const start = sheet.getByRole('link', { name: 'Start Now' })
  await start.scrollIntoViewIfNeeded()
  const [room, header] = await sheet.evaluate((dialog) => [
    dialog.scrollHeight - dialog.clientHeight,
    dialog.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  ])
  expect(room, 'the sheet itself scrolls').toBeGreaterThan(0)
  expect(header, 'its header scrolls away').toBeLessThanOrEqual(0)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/coping-tools')
})
