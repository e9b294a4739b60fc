import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, signUp, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

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
  // No push service can be reached from here: the browser's own answer is given in its place, with an address on this machine.
  const subscription = {
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/one`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url' as 'base64'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
  await page.evaluate((keys) => {
    let current: object | null = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = { toJSON: () => keys, options: {}, unsubscribe: async () => true }
        return current
      },
    })
  }, subscription)

  await page.getByLabel('Time', { exact: true }).fill('21:30')
  await page.getByRole('button', { name: 'Remind me every day' }).click()
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
  const data = JSON.stringify({ t: 'check_in', language: 'hi' })
  // Delivered until it is shown: a worker that is just starting may miss one, and of those with one tag only the last stands.
  const shown = async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId, data })
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  }
  await expect.poll(shown).toEqual([{ title: 'Maitri', body: 'अपने लिए एक शांत मिनट, अगर मन हो।', tag: 'check-in' }])

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Reminder is off.')).toBeVisible()
  service.close()
})
