import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './support/accessibility'
import { expect, signUp, test } from './support/test'

/** Gives the password on the sign-in page, and stops at the second step. */
async function givePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/get-started')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
}

async function confirmPassword(page: Page, password: string) {
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** A browser whose device keeps passkeys and says yes by itself. */
async function addVirtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return {
    forgetAll: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}

/** Adds an authenticator app by the keyboard alone; gives the app and the recovery codes. */
async function addApp(page: Page, password: string) {
  await page.getByRole('button', { name: 'Add authenticator app' }).press('Enter')
  await confirmPassword(page, password)
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  const shown = await page.getByText('Or type this key into the app:').textContent()
  const secret = (shown ?? '').replace('Or type this key into the app:', '').replace(/\s/g, '')
  const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6 })
  const code = page.getByLabel('Code from the app')
  await expect(code).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/That code isn't right/)
  await code.fill(app.generate())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  return { app, codes }
}

test('an authenticator app is added by keyboard, and its code is asked for at sign-in', async ({
  page,
  person,
  openElsewhere,
}) => {
  await signUp(page, person, '/profile')
  const { app, codes } = await addApp(page, person.password)
  await page.getByRole('button', { name: "I've saved them" }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  await expect(page.getByText(codes[0] ?? 'a code'), 'shown once').toHaveCount(0)

  const there = await openElsewhere()
  await givePassword(there, person)
  await there.goto('/profile')
  await expect(there, 'the password alone opens nothing').toHaveURL('/get-started')
  await givePassword(there, person)
  await there.getByLabel('Code from your authenticator app').fill('000000')
  await there.keyboard.press('Enter')
  await expect(there.getByRole('alert')).toContainText("That code isn't right")
  // The code of the next half minute, which counts already: the one before was used to set the app up.
  await there.getByLabel('Code from your authenticator app').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await there.keyboard.press('Enter')
  await expect(there).toHaveURL('/')
})

test('a recovery code stands in for a lost app, which is then removed', async ({ page, person, openElsewhere }) => {
  await signUp(page, person, '/profile')
  const { codes } = await addApp(page, person.password)
  await expectAccessible(page, 'the recovery codes')

  const lost = await openElsewhere()
  await givePassword(lost, person)
  await expectAccessible(lost, 'the second step of a sign-in')
  await lost.getByLabel('Code from your authenticator app').fill(codes[1] ?? '')
  await lost.keyboard.press('Enter')
  await expect(lost).toHaveURL('/')
  await lost.goto('/profile')
  await expect(lost.getByText('You have 9 recovery codes left.')).toBeVisible()
  await lost.getByRole('button', { name: 'Remove authenticator app' }).click()
  await confirmPassword(lost, person.password)
  await expect(lost.getByText('Off. Your password, or Google, is enough to sign in.')).toBeVisible()
})

test('a passkey is added, opens the account after the password, and can be removed', async ({ page, person }) => {
  const authenticator = await addVirtualAuthenticator(page)
  await signUp(page, person, '/profile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirmPassword(page, person.password)
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  await page.getByRole('button', { name: "I've saved them" }).click()
  await expect(page.getByText(/^Passkey from/)).toBeVisible()
  await expect(page.getByText('Not used yet')).toBeVisible()

  await page.goto('/profile?tab=logout')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/get-started')
  await givePassword(page, person)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/profile')
  await expect(page.getByText(/^Last used on/)).toBeVisible()
  await page.getByRole('button', { name: /^Remove the passkey from/ }).click()
  await confirmPassword(page, person.password)
  await expect(page.getByText('Off. Your password, or Google, is enough to sign in.')).toBeVisible()
  await authenticator.forgetAll()
})

test('without the passkey the sign-in says so and takes a recovery code', async ({ page, person }) => {
  const authenticator = await addVirtualAuthenticator(page)
  await signUp(page, person, '/profile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirmPassword(page, person.password)
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  const [code = ''] = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  await page.goto('/profile?tab=logout')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/get-started')

  await authenticator.forgetAll()
  await givePassword(page, person)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used')
  await page.getByLabel('Recovery code').fill(code.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
