import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetRecords } from '../../../../data/records/records-of'
import { belongTo } from '../../../../safety/crisis-owner'
import { renderTool } from '../../writings/testing/render-tool'
import { Activity } from './chinta-dabba-activity'

afterEach(() => {
  belongTo('somebody else')
  forgetRecords()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const box = () => within(screen.getByRole('region', { name: 'In the box' }))
const pile = (name: string) => within(screen.getByRole('region', { name }))

async function putIn(tool: Awaited<ReturnType<typeof renderTool>>, ...worries: string[]) {
  for (const worry of worries) {
    await tool.write('One worry, on one slip', worry)
    await tool.user.keyboard('{Enter}')
  }
  expect(await screen.findByText(slipsInBox(worries.length))).toBeDefined()
}

const slipsInBox = (count: number) => (count === 1 ? '1 slip in the box' : `${count} slips in the box`)

test('worries go onto slips, are changed and deleted, and wait in the box over sessions', async () => {
  const tool = await renderTool(Activity)
  await putIn(tool, 'the fee', 'the wedding talk', 'rain')
  expect(screen.queryByText('rain')).toBeNull()
  await tool.press('Open box')
  expect(await box().findByText('the wedding talk')).toBeDefined()
  await tool.press('Edit the slip: the fee')
  await tool.user.keyboard(' for June')
  await tool.press('Save')
  expect(await box().findByText('the fee for June')).toBeDefined()
  await tool.press('Delete: rain')
  expect(box().getByText('rain')).toBeDefined()
  await tool.press('Delete for good: rain')
  expect(await screen.findByText('2 slips in the box')).toBeDefined()
  expect(box().queryByText('rain')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'One worry, on one slip' }))
  await tool.write('One worry, on one slip', 'half a worry')
  tool.unmount()

  const { next } = await renderTool(Activity, { draft: tool.kept.draft })
  expect(await screen.findByText('2 slips in the box')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'One worry, on one slip' })).toHaveProperty('value', 'half a worry')
  await next()
  expect(await pile('Not sorted').findByText('half a worry')).toBeDefined()
})

test('slips are sorted by button and by dragging, one gets its time, a line and its end', async () => {
  let elapsed = 0
  const tool = await renderTool(Activity, { elapsedMs: () => elapsed })
  const { user, press, next, write, complete } = tool
  await putIn(tool, 'the fee', 'the wedding talk')
  await next()
  await press('I can do something: the fee')
  expect(await pile('I can do something').findByText('the fee')).toBeDefined()
  const slip = pile('Not sorted').getByText('the wedding talk').closest('li') as HTMLElement
  const carried = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, text: string) => carried.set(type, text),
    getData: (type: string) => carried.get(type) ?? '',
  }
  fireEvent.dragStart(slip, { dataTransfer })
  fireEvent.dragOver(screen.getByRole('region', { name: 'Not now' }), { dataTransfer })
  fireEvent.drop(screen.getByRole('region', { name: 'Not now' }), { dataTransfer })
  expect(await pile('Not now').findByText('the wedding talk')).toBeDefined()
  expect([...carried.values()].join()).not.toContain('wedding')
  await next()
  elapsed = 2 * 60_000
  await user.click(screen.getByRole('radio', { name: 'the fee' }))
  expect(screen.getByText('2 minutes of about 5')).toBeDefined()
  await next()
  expect(screen.queryByRole('textbox', { name: 'A line that lets it rest' })).toBeNull()
  await write('The next thing you can do, and when', 'ask on Monday at ten')
  await user.click(screen.getByRole('checkbox', { name: 'Done with this worry' }))
  await next()
  expect(await screen.findByText('1 slip in the box')).toBeDefined()
  await press('Close box')
  expect(screen.getByText('The box is closed. Your worries are safe in there.')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Hear' }))
  expect(screen.getByText(/Find the farthest sound/)).toBeDefined()

  const list = await complete()
  const worries = within(list.getByRole('region', { name: 'The worry box' }))
  expect(worries.getByText('Done')).toBeDefined()
  expect(worries.getByText('Waiting in the box')).toBeDefined()
  await press('the fee')
  expect(worries.getByText('ask on Monday at ten')).toBeDefined()
})

test('a daily worry time is set on the device, away from sleep, and the box opens then by itself', async () => {
  const { next, press, unmount } = await renderTool(Activity)
  for (let step = 1; step < 5; step += 1) await next()
  fireEvent.change(screen.getByLabelText('Worry time'), { target: { value: '21:30' } })
  fireEvent.change(screen.getByLabelText(/When do you go to sleep/), { target: { value: '22:30' } })
  expect(screen.getByText(/within two hours of your bedtime/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Set time' })).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('Worry time'), { target: { value: '18:30' } })
  await press('Set time')
  expect(screen.getByText('Your worry time is 18:30. The box opens then.')).toBeDefined()
  expect(screen.getByText(/We send reminders only with an account/)).toBeDefined()
  let file: Blob | null = null
  URL.createObjectURL = (blob: Blob) => {
    file = blob
    return 'blob:calendar'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await press('Add to calendar')
  const entry = await (file as Blob | null)?.text()
  expect(entry).toContain('RRULE:FREQ=DAILY')
  expect(entry).toContain('BEGIN:VALARM')
  expect(entry).not.toMatch(/worry/i)
  unmount()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00') })
  const early = await renderTool(Activity)
  expect(await screen.findByText('It opens at 18:30.')).toBeDefined()
  early.unmount()
  vi.setSystemTime(new Date('2026-11-22T18:40'))
  const again = await renderTool(Activity)
  expect(await screen.findByText("It's worry time. The box is open.")).toBeDefined()
  for (let step = 1; step < 5; step += 1) await again.next()
  await again.press('Remove time')
  expect(screen.queryByText(/Your worry time is/)).toBeNull()
})

test('a slip goes through the gate the moment it is put in, and the field stays open', async () => {
  const { user, write } = await renderTool(Activity)
  await write('One worry, on one slip', 'I want to die tonight')
  await user.keyboard('{Enter}')
  expect((await screen.findAllByRole('link', { name: /112|14416/ })).length).toBeGreaterThan(0)
  await write('One worry, on one slip', 'and the fee')
  expect(screen.getByRole('textbox', { name: 'One worry, on one slip' })).toHaveProperty('value', 'and the fee')
})
