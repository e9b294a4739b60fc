import { expect, signUp, test } from './support/test'

test('a tool is found, gone through, noted, and counted again after a reload', async ({ page, person }) => {
  await page.clock.install()
  await signUp(page, person)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coping Tools' }).click()
  const tools = page.getByRole('list', { name: 'Tools', exact: true })
  await expect(tools.getByRole('button')).toHaveCount(12)
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('six breaths')
  // The one whose words they are, and the other one that leads the breath.
  await expect(tools.getByRole('button')).toHaveCount(2)
  await tools.getByRole('button', { name: /^Saans/ }).click()

  const detail = page.getByRole('dialog', { name: 'Saans' })
  await expect(detail).toBeVisible()
  await expect(page).toHaveURL('/coping-tools?tool=saans')
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(tools.getByRole('button', { name: /^Saans/ }), 'the card has the focus back').toBeFocused()
  await page.goBack()
  await expect(detail, 'the detail stands in the address').toBeVisible()
  await expect(detail.getByRole('link', { name: 'Help now' })).toBeVisible()
  await expect(detail.getByText('Evidence A')).toBeVisible()
  await expect(detail.getByRole('link', { name: 'Add to a routine' })).toHaveAttribute(
    'href',
    '/coping-tools?tab=routines&new=saans',
  )
  await detail.getByRole('button', { name: '7', exact: true }).click()
  await detail.getByRole('link', { name: 'Start Now' }).click()

  await expect(page).toHaveURL('/coping-tools/exercise?tool=saans&before=7')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  // Long enough that it counts as done: into the second step.
  for (let seconds = 0; seconds < 4; seconds += 1) await page.clock.runFor(1_000)
  await page.clock.fastForward(35_000)
  for (let step = 2; step < 5; step += 1) {
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Complete' }).click()

  await page.getByRole('button', { name: 'Better' }).click()
  await page.getByRole('button', { name: '4 of 5' }).click()
  await page.getByRole('button', { name: '3', exact: true }).click()
  await page.getByLabel('A note').fill('On the terrace')
  await page.getByRole('button', { name: 'Save & Continue' }).click()

  const done = page.getByRole('region', { name: 'Done so far' })
  const works = page.getByRole('region', { name: 'What works for me' })
  const line = /^(?:1 min )?\d+ sec · Completed · Better · Helped: 4 of 5 · Tension 7 before, 3 after$/
  await expect(done.getByText(line)).toBeVisible()
  await page.reload()
  await expect(done.getByText(line)).toBeVisible()
  await expect(done.getByText('On the terrace')).toBeVisible()
  await expect(
    works.getByText(
      'Done once. How you felt after: better (1). After Saans you felt less tense 1 of 1 times. On average, tension went down by 4 out of 10.',
    ),
  ).toBeVisible()
})
