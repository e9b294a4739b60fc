import type { Page } from '@playwright/test'
import { startSmtpStandIn } from '../../server/src/testing/smtp-stand-in'
import { readOutbox } from './support/operator'
import { confirmAddress, expect, signIn, signUp, test } from './support/test'

const newPassword = 'a-different-monsoon'
const linkOf = (mail: string) => /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? ''

/** Asks for the link from the sign-in page at `appUrl`, where the email is typed already. */
async function askForLink(page: Page, appUrl: string, email: string): Promise<void> {
  await page.goto(`${appUrl}/get-started`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeFocused()
  await expect(page.getByLabel('Email'), 'what was typed comes along').toHaveValue(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect(page.getByRole('status')).toContainText(`If ${email} has a Maitri account`)
}

/** Mail breaks long lines and writes '=' as '=3D'. */
const plain = (source = '') => source.replaceAll('=\r\n', '').replaceAll('=3D', '=')

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

test('a forgotten password gives way to a new one by a link that works once and ends every other session', async ({
  page,
  person,
  app,
  openElsewhere,
}) => {
  const elsewhere = await openElsewhere()
  await signUp(elsewhere, person)
  await expect.poll(() => readOutbox(app)).toContain('/auth/confirm-email?token=')
  await confirmAddress(elsewhere, await readOutbox(app))
  await askForLink(page, app.url, person.email)

  // No mail is set up here, so the operator reads the link for the person.
  let mail = ''
  await expect
    .poll(async () => {
      mail = (await readOutbox(app)).split(/^-{72}$/m).find((one) => one.includes('/reset-password?token=')) ?? ''
      return mail
    })
    .toContain('Subject: Choose a new password for Maitri')
  const link = linkOf(mail)
  expect(link.startsWith(app.url)).toBe(true)
  expect(app.log(), 'the link is no matter for the log').not.toContain(new URL(link).searchParams.get('token'))

  await page.goto(link)
  await choosePassword(page, 'abc')
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Password must be at least 6 characters/)
  await choosePassword(page, 'password')
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Password is too weak/)
  await choosePassword(page, newPassword)
  await expect(page.getByText('Your new password is saved. Sign in with it.')).toBeVisible()

  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert'), 'the old password is refused').toHaveText('Invalid email or password')
  await signIn(page, { ...person, password: newPassword })

  await elsewhere.goto('/')
  await expect(elsewhere, 'the session of the other browser has ended').toHaveURL('/get-started')

  await elsewhere.goto(link)
  await choosePassword(elsewhere, 'a-third-monsoon')
  await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  await elsewhere.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await signIn(elsewhere, { ...person, password: newPassword })
})

test('where mail is set up the link comes by mail, and an address without an account gets none', async ({
  person,
  startApp,
  openElsewhere,
}) => {
  const mailServer = await startSmtpStandIn('accepts')
  const app = await startApp({ SMTP_URL: mailServer.url, MAIL_FROM: 'Maitri <care@maitri.example>' })
  const elsewhere = await openElsewhere(app)
  await signUp(elsewhere, person)
  await expect.poll(() => mailServer.received.length).toBe(1)
  await confirmAddress(elsewhere, plain(mailServer.received[0]?.source))

  const page = await openElsewhere(app)
  await askForLink(page, app.url, 'nobody@example.in')
  await askForLink(page, app.url, person.email)
  await expect.poll(() => mailServer.received.length).toBe(2)
  expect(mailServer.received[1]).toMatchObject({ from: 'care@maitri.example', to: [person.email] })
  await expect.poll(() => readOutbox(app)).toBe('The outbox is empty.\n')

  const link = linkOf(plain(mailServer.received[1]?.source))
  await page.goto(link)
  await choosePassword(page, newPassword)
  await expect(page.getByText('Your new password is saved. Sign in with it.')).toBeVisible()
  await signIn(page, { ...person, password: newPassword })
  await mailServer.close()
})
