import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { button } from './support/exercise'
import { continueAsGuest, expect, signUp, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

/**
 * No push service can be reached from here: the browser's own answer is given in its place, with an address on this machine, also on the pages
 * that follow.
 */
async function letSubscribe(page: Page, endpoint: string): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url' as 'base64'),
    auth: randomBytes(16).toString('base64url'),
  }
  const replace = (subscription: object) => {
    const current = () =>
      sessionStorage.getItem('subscribed')
        ? { toJSON: () => subscription, options: {}, unsubscribe: async () => sessionStorage.removeItem('subscribed') }
        : null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async () => {
        sessionStorage.setItem('subscribed', 'true')
        return current()
      },
    })
  }
  await page.addInitScript(replace, { endpoint, keys })
  await page.evaluate(replace, { endpoint, keys })
}

test('a daily reminder is chosen, reaches the push service sealed, and shows a line that says nothing', async ({
  page,
  person,
  context,
  app,
}) => {
  const pushed: { headers: IncomingMessage['headers']; body: Buffer }[] = []
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    pushed.push({ headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(201).end()
  }).listen(0, '127.0.0.1')
  await context.grantPermissions(['notifications'])
  await signUp(page, person, '/profile')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await letSubscribe(page, `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/one`)

  await page.getByLabel('Time', { exact: true }).fill('21:30')
  await page.getByRole('button', { name: 'Remind me every day' }).first().click()
  await expect(page.getByText(/^Every day at 9:30.pm/)).toBeVisible()
  await page.getByRole('button', { name: 'Send one now' }).click()
  await expect(page.getByText('Sent to one browser. It may take a moment.')).toBeVisible()
  expect(pushed.map(({ headers }) => [headers['content-encoding'], headers.ttl])).toEqual([['aes128gcm', '3600']])
  expect(pushed[0]?.body.includes('check_in')).toBe(false)
  expect(app.log()).not.toContain('/push/one')

  const devtools = await context.newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
    void devtools.send('ServiceWorker.enable')
  })
  // Delivered until it is shown: a worker that is just starting may miss one, and of those with one tag only the last stands.
  const shown = async (t: string) => {
    const data = JSON.stringify({ t, language: 'hi' })
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId, data })
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  }
  const checkIn = { title: 'Maitri', body: 'अपने लिए एक शांत मिनट, अगर मन हो।', tag: 'check-in' }
  await expect.poll(() => shown('check_in')).toEqual([checkIn])
  const worryTime = { title: 'Maitri', body: 'आपके पंद्रह शांत मिनट का समय है।', tag: 'worry-time' }
  await expect.poll(() => shown('worry_time')).toContainEqual(worryTime)

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Reminder is off.')).toHaveCount(2)
  service.close()
})

const toLastStep = async (page: Page) => {
  await page.goto('/coping-tools/exercise?tool=chinta-dabba&now=true')
  await expect(button(page, 'Pause')).toBeVisible()
  while (!(await button(page, 'Complete').isVisible())) await button(page, 'Next').click()
}

test('worry time is set in its tool, its reminder is a switch beside it, and both are found in the settings', async ({
  page,
  person,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await signUp(page, person, '/profile')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await letSubscribe(page, 'http://127.0.0.1:9/push/two')
  await toLastStep(page)
  await page.getByLabel('Worry time', { exact: true }).fill('18:30')
  await button(page, 'Set time').click()
  const remind = page.getByRole('switch', { name: /^Remind me at 18:30/ })
  await remind.check()
  await expect(remind).toBeEnabled()
  await page.getByLabel('Worry time', { exact: true }).fill('17:15')
  await button(page, 'Set time').click()
  await expect(page.getByRole('switch', { name: /^Remind me at 17:15/ })).toBeChecked()
  await page.goto('/profile')
  await expect(page.getByText(/^Every day at 5:15.pm/)).toBeVisible()
  await expect(page.getByLabel('Worry time', { exact: true })).toHaveValue('17:15')
  await button(page, 'Turn off').click()
  await expect(page.getByText('Reminder is off.')).toHaveCount(2)
})

test('without an account it says what happens instead of a reminder', async ({ page }) => {
  await continueAsGuest(page)
  await toLastStep(page)
  await page.getByLabel('Worry time', { exact: true }).fill('18:30')
  await button(page, 'Set time').click()
  await expect(page.getByText(/We send reminders only with an account/)).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Remind me/ })).toHaveCount(0)
  await expect(button(page, 'Add to calendar')).toBeVisible()
})
