import { expectAccessible } from './support/accessibility'
import { recordsSent } from './support/records-sent'
import { expect, readWords, signIn, signUp, test } from './support/test'

const strained =
  'Office has been heavy this month. I keep worrying about the deadline even at night, and I am not sleeping well. I am tired all day and I snap at everybody.'
const light =
  'Today was a lovely day. I felt happy and calm, the rain was beautiful, and I am grateful for my friends and the good food we had together.'

test('two readings are compared, one is judged, and both are found, and deleted, in another browser', async ({
  page,
  person,
  openElsewhere,
}) => {
  await signUp(page, person)
  await readWords(page, strained)
  await readWords(page, light)

  const kept = page.waitForResponse((response) => response.request().postData()?.includes('felt_right') ?? false)
  await page.getByRole('button', { name: 'Feels right' }).click()
  await expect(page.getByRole('button', { name: 'Feels right', pressed: true })).toBeVisible()
  await kept

  await page.getByRole('button', { name: 'Compare two' }).click()
  for (const box of await page.getByRole('checkbox', { name: /Typed/ }).all()) await box.check()
  await page.getByRole('button', { name: 'Show side by side' }).click()
  const comparison = page.getByRole('region', { name: 'Two results side by side' })
  await expect(comparison.getByText(/a bigger share of light words/)).toBeVisible()
  await expectAccessible(page, 'two readings side by side')

  const address = new URL(page.url())
  expect(decodeURIComponent(address.search)).toMatch(/^\?compare=[\da-f-]{36},[\da-f-]{36}$/)
  await page.reload()
  await expect(comparison.getByText('Feels right')).toBeVisible()
  await comparison
    .getByRole('button', { name: /^Open the result from/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: 'Feels right', pressed: true })).toBeVisible()
  await page.goBack()
  await expect(comparison).toBeVisible()

  const elsewhere = await openElsewhere()
  await signIn(elsewhere, person)
  await elsewhere.goto(`/mindscan${address.search}`)
  const comparedElsewhere = elsewhere.getByRole('region', { name: 'Two results side by side' })
  await expect(comparedElsewhere.getByText('Feels right')).toBeVisible()
  await elsewhere
    .getByRole('button', { name: /^Delete the result from/ })
    .first()
    .click()
  const deleted = recordsSent(elsewhere, 'deleted')
  await elsewhere.getByRole('button', { name: 'Delete result' }).click()
  await expect(elsewhere.getByText('Result deleted.')).toBeVisible()
  await expect(comparedElsewhere).toBeHidden()
  await deleted

  await page.reload()
  await expect(page.getByText("We couldn't find one of these results. It may have been deleted.")).toBeVisible()
})
