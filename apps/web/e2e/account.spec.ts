import { expectAccessible } from './support/accessibility'
import { readOutbox } from './support/operator'
import { expect, signIn, signUp, test } from './support/test'

const newPassword = 'a-different-monsoon'
const linkOf = (mails: string) => /https?:\/\/\S+\/auth\/confirm-email\?token=[\w-]+/.exec(mails)?.[0] ?? ''

test('name, theme, language, password and email are changed, follow the account, survive a restart, and end everywhere', async ({
  person,
  startApp,
  openElsewhere,
}) => {
  const app = await startApp()
  const [here, there] = [await openElsewhere(app), await openElsewhere(app)]
  await signUp(here, person, '/profile')
  await signIn(there, person)

  await here.getByRole('button', { name: 'Change password' }).click()
  await here.getByRole('button', { name: 'Add: Audio' }).click()
  await here.getByRole('button', { name: 'Edit' }).click()
  await expectAccessible(here, 'the account with every form open')
  await here.getByRole('button', { name: 'Cancel', exact: true }).last().click()
  await here.getByRole('button', { name: 'Keep current password' }).click()
  await here.getByLabel('Name', { exact: true }).fill('Ananya R')
  await here.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(here.getByText('Profile updated successfully')).toBeVisible()
  await expect(here.getByRole('button', { name: 'Menu of Ananya R', exact: true })).toBeVisible()
  await here.getByRole('radio', { name: 'Dark' }).check()
  await here.getByRole('combobox', { name: 'Language' }).selectOption('pa')
  await expect(here.getByText(/isn't available in Punjabi yet/)).toBeVisible()
  await here.getByRole('switch', { name: /Notifications/ }).uncheck()

  await here.getByRole('button', { name: 'Change password' }).click()
  await here.getByLabel('Current password').fill(person.password)
  await here.getByLabel('New password', { exact: true }).fill(newPassword)
  await here.getByLabel('Confirm new password').fill(newPassword)
  await here.getByRole('button', { name: 'Update password' }).click()
  await expect(here.getByText('Password updated successfully')).toBeVisible()
  await expect(here.getByText('Password updated successfully'), 'a status is gone after three seconds').toBeHidden()

  await there.goto('/profile')
  await expect(there, 'the other device is signed out').toHaveURL('/get-started')
  await signIn(there, { ...person, password: newPassword })
  await there.goto('/profile')
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(there.getByRole('combobox', { name: 'Language' })).toHaveValue('pa')
  await expect(there.getByRole('list', { name: "Where you're signed in" }).getByRole('listitem')).toHaveCount(2)

  const newEmail = person.email.replace('ananya', 'new')
  await here.getByRole('button', { name: 'Edit' }).click()
  await here.getByLabel('Email', { exact: true }).fill(newEmail)
  await here.getByLabel('Your password').fill(newPassword)
  await here.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(here.getByText(`We'll use ${person.email} until you open it.`)).toBeVisible()
  const link = linkOf(await readOutbox(app))
  await here.goto(link)
  await here.getByRole('button', { name: 'Yes, use it' }).click()
  await expect(here.getByText(`${newEmail} is verified. It's now the email for your account.`)).toBeVisible()
  await there.goto('/profile')
  await expect(there, 'the other device is signed out').toHaveURL('/get-started')

  await app.restart()
  await here.goto('/profile')
  await expect(here.getByText(newEmail)).toBeVisible()
  await expect(here.getByText('Verified', { exact: true })).toBeVisible()
  await expect(here.getByRole('button', { name: 'Menu of Ananya R', exact: true })).toBeVisible()
  await expect(here.getByRole('combobox', { name: 'Language' })).toHaveValue('pa')
  await expect(here.getByRole('switch', { name: /Notifications/ })).not.toBeChecked()

  await here.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(here).toHaveURL('/get-started')
  await there.goto('/profile')
  await expect(there).toHaveURL('/get-started')
  await signIn(there, { ...person, email: newEmail, password: newPassword })
  for (const secret of [newEmail, newPassword, new URL(link).searchParams.get('token') ?? link])
    expect(app.log()).not.toContain(secret)
})
