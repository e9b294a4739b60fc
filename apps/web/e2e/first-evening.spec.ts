import { recordsSent } from './support/records-sent'
import { runApp } from './support/running-app'
import { expect, readWords, signIn, signUpByForm, test } from './support/test'

// As people have it: the app stores itself on the first visit.
test.use({ serviceWorkers: 'allow' })

const words =
  'Office has been heavy this month. I keep worrying about the deadline even at night, and I am not sleeping well. I am tired all day and I snap at everybody.'

test('someone signs up, speaks their mind, and finds the reading again tomorrow on another device', async ({
  browser,
  person,
}) => {
  // Two starts of a server and three visits with a sign-in: longer than other journeys, on a machine that is shared.
  test.slow()
  const app = await runApp()
  try {
    const first = await browser.newContext({ baseURL: app.url })
    const page = await first.newPage()
    await signUpByForm(page, person)
    await readWords(page, words, '/mindscan?debug')
    await expect(page.getByRole('heading', { name: 'It sounds like a lot is weighing on you.' })).toBeVisible()
    await expect(page.getByText('Three things that may help')).toBeVisible()
    await page.getByRole('button', { name: 'Log raw results' }).click()
    await expect(page.getByText('API results have been logged to console.')).toBeVisible()
    await expect(page.getByText('Not synced yet')).toBeHidden()

    await app.restart()
    await page.goto('/')
    await expect(page, 'the session outlasts a restart of the server').toHaveURL('/')

    const second = await browser.newContext({ baseURL: app.url })
    const elsewhere = await second.newPage()
    await signIn(elsewhere, person)
    await elsewhere.goto('/mindscan')
    await elsewhere.getByRole('button', { name: /^Open the result from/ }).click()
    await expect(elsewhere.getByText('deadline')).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: 'Log raw results' }), 'for developers alone').toBeHidden()
    await elsewhere.getByRole('button', { name: /^Delete the result from/ }).click()
    const deleted = recordsSent(elsewhere, 'deleted')
    await elsewhere.getByRole('button', { name: 'Delete result' }).click()
    await expect(elsewhere.getByText('Result deleted.')).toBeVisible()
    await expect(elsewhere.getByText('No results yet. Your first one will show up here.')).toBeVisible()

    await deleted
    await page.goto('/mindscan')
    await expect(page.getByText('No results yet. Your first one will show up here.')).toBeVisible()
    expect(app.log()).not.toContain('deadline')
  } finally {
    await app.stop()
  }
})
