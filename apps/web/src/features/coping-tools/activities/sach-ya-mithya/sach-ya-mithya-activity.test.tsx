import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forgetRecords } from '../../../../data/records/records-of'
import { belongTo } from '../../../../safety/crisis-owner'
import { renderTool } from '../../writings/testing/render-tool'
import { Activity } from './sach-ya-mithya-activity'

afterEach(() => {
  belongTo('somebody else')
  forgetRecords()
})

const statements = () => screen.getAllByRole('group').map((card) => card.querySelector('legend')?.textContent)

test('four cards are guessed without a score, answered with their sources, and others come the next time', async () => {
  const first = await renderTool(Activity)
  await screen.findByText('Card 4 of 4')
  const shown = statements()
  expect(shown).toHaveLength(4)
  await first.user.click(within(screen.getAllByRole('group')[0] as HTMLElement).getByRole('radio', { name: /^Sach/ }))
  expect(await screen.findByText('Your guess: Sach, true')).toBeDefined()
  expect(screen.getAllByRole('link', { name: /^Source: / })).toHaveLength(1)
  await first.next()
  expect(screen.getByText('Your guess: Sach, true')).toBeDefined()
  expect(screen.getAllByText('No guess')).toHaveLength(3)
  for (const link of screen.getAllByRole('link', { name: /^Source: .+, .*\d{4}$/ }))
    expect(link.getAttribute('href')).toMatch(/^https:/)
  expect(screen.queryByText(/score|points|correct/i)).toBeNull()
  await first.press('Previous')
  expect(statements()).toEqual(shown.slice(1))
  first.unmount()

  const resumed = await renderTool(Activity, { draft: first.kept.draft })
  await screen.findByText('Card 4 of 4')
  expect(statements()).toEqual(shown.slice(1))
  await resumed.next()
  await resumed.press('Four more cards')
  const further = statements()
  expect(further).toHaveLength(4)
  expect(further.filter((statement) => shown.includes(statement))).toEqual([])
  resumed.unmount()

  await renderTool(Activity)
  await screen.findByText('Card 4 of 4')
  expect(statements().filter((statement) => [...shown, ...further].includes(statement))).toEqual([])
})

test('three good things go into the jar, and the jar is looked into on another day', async () => {
  const first = await renderTool(Activity)
  await screen.findByText('Card 4 of 4')
  await first.next()
  await first.next()
  await first.write('What was good?', 'a seat on the train')
  await first.write('Why did it happen?', 'a boy got up')
  await first.next()
  expect(screen.getByRole('group', { name: 'Good thing 3' })).toBeDefined()
  await first.next()
  expect(
    within(screen.getByRole('region', { name: 'Going into the jar' })).getByText(/a seat on the train/),
  ).toBeDefined()
  await first.press('Save this')
  const list = await first.complete()
  expect(await list.findByRole('button', { name: 'a seat on the train' })).toBeDefined()
  first.unmount()

  const { user, next } = await renderTool(Activity)
  await screen.findByText('Card 4 of 4')
  for (let step = 1; step < 5; step += 1) await next()
  expect(screen.getByText("Nothing to save yet. That's fine.")).toBeDefined()
  expect(screen.getByText('1 good thing in the jar')).toBeDefined()
  await user.click(screen.getByText('Look in the jar'))
  expect(screen.getByText(/a seat on the train/)).toBeDefined()
})
