import type { Page } from '@playwright/test'
import { everythingStored } from './support/everything-stored'
import { expect, openSignIn, signUp, test } from './support/test'

const words = 'I could not sleep and the meeting is on Monday'

/** From the call on no file of the running version is served, as after a deploy; the next page is the new version, whose files are. */
async function deployAnew(page: Page): Promise<void> {
  let isOld = true
  await page.route(
    () => true,
    (route) => {
      const request = route.request()
      if (request.isNavigationRequest()) isOld = false
      if (!isOld || !new URL(request.url()).pathname.startsWith('/assets/')) return route.fallback()
      return route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' })
    },
  )
}

test('after a deploy a screen that is gone comes with the new version, and what was typed is there again', async ({
  page,
  person,
}) => {
  await signUp(page, person, '/mindscan')
  await page.getByLabel("What's on your mind?").fill(words)
  await deployAnew(page)
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await expect(page.getByRole('heading', { name: 'Insights', level: 1 })).toBeVisible()
  expect(await everythingStored(page), 'nothing typed lies open').not.toContain('meeting')
  await page.getByRole('link', { name: 'Mindscan' }).first().click()
  await expect(page.getByLabel("What's on your mind?")).toHaveValue(words)
})

test('after a deploy a part of a screen that is gone leaves the screen, and says that a new version is there', async ({
  page,
  person,
}) => {
  await signUp(page, person)
  await page.waitForLoadState('networkidle')
  await page.getByRole('radio', { name: /^7\b/ }).first().focus()
  await page.keyboard.press('Space')
  await deployAnew(page)
  await page.getByRole('button', { name: 'Add a note' }).click()
  await expect(page.getByText('A new version of Maitri is ready.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^7\b/ }).first()).toBeChecked()
  await page.getByRole('button', { name: 'Update now' }).click()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await expect(page.getByRole('radio', { name: /^7\b/ }).first()).toBeChecked()
})

test('after a deploy the sign-in page begins anew by itself, once, with what was typed but for the password', async ({
  page,
  person,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await openSignIn(page)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await deployAnew(page)
  // What sends the form comes once somebody is in it.
  const name = page.getByLabel('Full Name')
  await name.fill(person.name)
  await expect.poll(() => loads).toBe(2)
  await expect(name, 'what was typed is there').toHaveValue(person.name)
  expect(await everythingStored(page), 'nothing typed stays in the tab').not.toContain(person.name.slice(0, 3))
  await page.reload()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(name, 'whoever reloads it later finds nothing').toHaveValue('')

  await name.fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(loads).toBe(3)
})

test('after a deploy a way out of the sign-in page leads there, by way of the new version with what was typed', async ({
  page,
  person,
}) => {
  await openSignIn(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.waitForLoadState('networkidle')
  await deployAnew(page)
  await page.getByRole('link', { name: 'Help now' }).first().hover()
  await expect(page.getByLabel('Password', { exact: true }), 'it began anew').toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('link', { name: 'Help now' }).first().click()
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible()
})
