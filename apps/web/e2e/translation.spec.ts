import { googleApiKey } from '../../server/src/testing/google-api-stand-in'
import { startTranslation } from '../../server/src/testing/translation-stand-in'
import { expectAccessible, expectRoomAtEveryWidth } from './support/accessibility'
import { words } from './support/messages'
import { readOutbox } from './support/operator'
import { confirmAddress, continueAsGuest, expect, signUp, test } from './support/test'

test('a guest reads in Hindi what somebody else wrote in English: on request, marked, and again as it was written', async ({
  person,
  openElsewhere,
  startApp,
}) => {
  test.setTimeout(120_000)
  const service = await startTranslation()
  const app = await startApp({
    MODERATORS: 'moderator@example.in',
    TRANSLATION_URL: service.url,
    TRANSLATION_API_KEY: googleApiKey,
  })
  const writer = await openElsewhere(app)
  await signUp(writer, person)
  await confirmAddress(writer, await readOutbox(app))
  await writer.goto('/community?start=true')
  const form = writer.getByRole('dialog', { name: 'Start Your Own Community' })
  await form.getByLabel('Name', { exact: true }).fill('Night shift nurses')
  await form.getByLabel('Description').fill('For those who come home at 6.')
  await form.getByLabel('Your nickname in this group').fill('Quiet Banyan')
  await form.getByRole('button', { name: 'Create group' }).click()
  await expect(writer.getByText('Community created successfully!')).toBeVisible()

  const guest = await openElsewhere(app)
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.addInitScript(() => localStorage.setItem('preferredLanguage', 'hi'))
  await continueAsGuest(guest, '/community')
  const t = words('hi', 'translation')
  const read = guest.getByRole('button', { name: t('read_in').replace('{{language}}', 'हिन्दी') })
  await expect(read).toBeVisible()
  expect(service.requests).toEqual([])

  service.play({ status: 503 }, { status: 503 })
  await read.click()
  await expect(guest.getByText(t('failed').split('{{')[0] ?? '', { exact: false })).toBeVisible()
  await expect(guest.getByRole('article', { name: 'Night shift nurses', exact: true })).toBeVisible()

  service.play()
  await read.click()
  await expect(guest.getByRole('article', { name: '[hi] Night shift nurses' })).toBeVisible()
  await expect(guest.getByText('[hi] For those who come home at 6.')).toBeVisible()
  await expect(guest.getByText(t('marked').replace('{{service}}', 'Google Translation'))).toBeVisible()
  await expectAccessible(guest, 'groups that were translated')
  await expectRoomAtEveryWidth(guest, 'groups that were translated')

  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.getByRole('link', { name: '[hi] Night shift nurses' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Night shift nurses', exact: true })).toBeVisible()
  service.play()
  await read.click()
  await expect(guest.getByRole('heading', { level: 1, name: '[hi] Night shift nurses' })).toBeVisible()
  // What one person asked for is known to the server for the next.
  expect(service.requests).toEqual([])
  await guest.getByRole('button', { name: t('as_written') }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Night shift nurses', exact: true })).toBeVisible()
  expect(app.log()).not.toMatch(/Night shift|come home/)
  await service.close()
})
