import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forgetRecords } from '../../../../data/records/records-of'
import { belongTo } from '../../../../safety/crisis-owner'
import { renderTool } from '../../writings/testing/render-tool'
import { Activity } from './vichaar-activity'

afterEach(() => {
  belongTo('somebody else')
  forgetRecords()
})

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

test('a thought is weighed over five steps by keyboard, read once more, kept, and found again', async () => {
  const { user, press, next, write, complete, kept } = await renderTool(Activity)
  expect(screen.getByText('See an example')).toBeDefined()
  await write('What happened', 'Ma did not call')
  await user.tab()
  await user.keyboard('She is angry')
  await next()
  await write('The feeling', 'guilt')
  const strength = screen.getByRole('slider', { name: 'How strong is it?' })
  expect(strength.getAttribute('aria-valuetext')).toBe('not chosen')
  await user.click(strength)
  expect(strength.getAttribute('aria-valuetext')).toBe('50 of 100')
  expect(
    within(screen.getByRole('group', { name: /one of these thinking traps/ })).getAllByRole('listitem'),
  ).toHaveLength(11)
  await press('Mind reading')
  await write('A trap of your own', 'Ma-worry')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Ma-worry', pressed: true })).toBeDefined()
  await next()
  await write('What supports the thought', 'She was short on Sunday')
  await write('What goes against it', 'Her phone is often silent')
  await next()
  await write('A fair thought', 'I do not know why')
  await user.click(screen.getByRole('slider', { name: 'How much do you believe it?' }))
  await next()
  await write(/One next thing/, 'Call at nine')
  const summary = within(screen.getByRole('region', { name: 'Your thought, looked at fairly' }))
  expect(summary.getByText('Mind reading, Ma-worry')).toBeDefined()
  await press('Save this')
  // This window has no IndexedDB: nothing is called saved.
  expect(document.activeElement?.textContent).toMatch(/^This browser can't save/)
  expect(kept.draft).toBe('null')

  const list = await complete()
  await user.click(await list.findByRole('button', { name: 'She is angry' }))
  expect(list.getByText('Her phone is often silent')).toBeDefined()
  expect(list.getAllByText('50 of 100')).toHaveLength(2)
  expect(within(list.getByRole('region', { name: 'Your own thinking traps' })).getByText('Ma-worry')).toBeDefined()
})

test('what was typed survives Previous and a reload, and is cleared only when asked twice', async () => {
  const first = await renderTool(Activity)
  await first.write('The thought', 'nobody likes me')
  await first.next()
  await first.write('The feeling', 'lonely')
  await first.press('Previous')
  expect(field('The thought')).toHaveProperty('value', 'nobody likes me')
  first.unmount()

  const { press, next, kept } = await renderTool(Activity, { draft: first.kept.draft })
  expect(screen.getByText("You'd started something here. We saved it.")).toBeDefined()
  await next()
  expect(field('The feeling')).toHaveProperty('value', 'lonely')
  await press('Previous')
  await press('Start over')
  expect(field('The thought')).toHaveProperty('value', 'nobody likes me')
  await press('Delete it')
  expect(field('The thought')).toHaveProperty('value', '')
  expect(kept.draft).toBe('null')
})

test('Complete keeps what was not kept by hand, and a later change is kept as the same record', async () => {
  const { write, next, press, complete } = await renderTool(Activity)
  await write('The thought', 'I will miss the train')
  for (let step = 1; step < 5; step += 1) await next()
  await press('Save this')
  await write(/One next thing/, 'leave at six')
  const list = await complete()
  await press('I will miss the train')
  expect(list.getByText('leave at six')).toBeDefined()
  expect(list.getAllByRole('listitem')).toHaveLength(1)
})

test('a thought that the gate marks is met with help, is not weighed, and the fields stay open', async () => {
  const { write, next, kept } = await renderTool(Activity)
  await write('The thought', 'I want to kill myself')
  await next()
  expect((await screen.findAllByRole('link', { name: /14416/ })).length).toBeGreaterThan(0)
  expect(screen.getByText(/do not have to weigh this thought, and not alone/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Mind reading' })).toBeNull()
  await next()
  expect(screen.getByRole('heading', { name: "You don't have to weigh this one" })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'What supports the thought' })).toBeNull()
  await write(/What has got you through/, 'my sister')
  expect(field(/What has got you through/)).toHaveProperty('value', 'my sister')
  await next()
  expect(screen.queryByRole('slider', { name: 'How much do you believe it?' })).toBeNull()
  // No tier in what is stored (S16).
  expect(kept.draft).not.toMatch(/tier|crisis|imminent/)
})
