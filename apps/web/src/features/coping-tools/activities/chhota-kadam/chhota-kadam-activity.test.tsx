import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetRecords } from '../../../../data/records/records-of'
import { belongTo } from '../../../../safety/crisis-owner'
import { renderTool } from '../../writings/testing/render-tool'
import { Activity } from './chhota-kadam-activity'

afterEach(() => {
  belongTo('somebody else')
  forgetRecords()
  vi.restoreAllMocks()
})

test('a step is chosen, planned, put into a calendar, kept, and rated later', async () => {
  const { user, press, next, write, complete } = await renderTool(Activity)
  await user.click(screen.getByRole('slider', { name: 'Mood' }))
  await next()
  await user.click(screen.getByRole('radio', { name: 'Home' }))
  await next()
  await press('Water the plants')
  expect(screen.getByRole('textbox', { name: 'Your step, in your words' })).toHaveProperty('value', 'Water the plants')
  await user.click(screen.getByRole('radio', { name: '10 minutes' }))
  expect(await screen.findByRole('button', { name: 'Make chai slowly' })).toBeDefined()
  await next()
  await user.type(screen.getByLabelText('Day'), '2026-12-01')
  expect(screen.getByText('Add a time too, or leave both empty.')).toBeDefined()
  await user.type(screen.getByLabelText('Time'), '18:30')
  await write('Where', 'balcony')
  await write('What might get in the way', 'I come home late.')
  await write("Then I'll", 'water only the tulsi')
  expect(screen.getByText("If I come home late, then I'll water only the tulsi.")).toBeDefined()
  await next()

  const files: Blob[] = []
  URL.createObjectURL = vi.fn((file: Blob) => {
    files.push(file)
    return 'blob:calendar'
  })
  URL.revokeObjectURL = vi.fn()
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await press('Save calendar file')
  await user.click(screen.getByRole('checkbox', { name: 'Show the step itself in the calendar' }))
  await press('Save calendar file')
  const [quiet = '', spoken = ''] = await Promise.all(files.map((file) => file.text()))
  const start = new Date('2026-12-01T18:30').toISOString().replace(/[-:]|\.\d+/g, '')
  expect(quiet).toContain(`DTSTART:${start}\r\nDTEND:20261201T184000Z\r\nSUMMARY:A small step\r\n`)
  expect(quiet).not.toContain('plants')
  expect(spoken).toContain('DESCRIPTION:Water the plants')
  expect(names).toEqual(['small-step.ics', 'small-step.ics'])

  await press('Save this')
  const list = await complete()
  await press('Water the plants')
  expect(list.getByText("If I come home late, then I'll water only the tulsi.")).toBeDefined()
  await press('How was it? Water the plants')
  await user.click(screen.getByRole('slider', { name: 'Pleasure' }))
  await press('Save rating')
  expect(await list.findByText('Done', { selector: 'span' })).toBeDefined()
  expect(list.getAllByText('5 of 10')).toHaveLength(2)
})

test('who names no part of life is not asked again: there is an idea from each, and the step is kept without one', async () => {
  const { user, press, next, complete } = await renderTool(Activity)
  await next()
  expect(screen.getByRole('group', { name: 'Part of your life' })).toBeDefined()
  await next()
  expect(screen.queryByRole('group', { name: 'Part of your life' })).toBeNull()
  const ideas = within(screen.getByRole('group', { name: /^Some ideas/ }))
  expect(ideas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Send one message: thinking of you',
    'Drink a glass of water by the window',
    'Water the plants',
    'Open the book at the right page',
    'Light a diya or an incense stick',
    'Play one song and do nothing else',
  ])
  await user.click(screen.getByRole('radio', { name: '10 minutes' }))
  await press('Call nani')
  await next()
  await next()
  expect(screen.getByRole('region', { name: 'Your plan' }).textContent).toContain('Call nani')
  await press('Save this')
  const list = await complete()
  await press('Call nani')
  expect(list.getByText('10 minutes')).toBeDefined()
  expect(list.queryByText('Part of your life')).toBeNull()
})

test('without an action there is nothing to keep, and the way back to the choice stands there', async () => {
  const { next, complete } = await renderTool(Activity)
  for (let step = 1; step < 5; step += 1) await next()
  expect(screen.getByText(/You haven't picked a step yet/)).toBeDefined()
  expect(screen.queryByText(/Read your plan/)).toBeNull()
  const list = await complete()
  expect(list.getByText('What you write in a coping tool will show up here.')).toBeDefined()
})

test('what is written in a plan goes through the gate', async () => {
  const { user, next, write } = await renderTool(Activity)
  for (let step = 1; step < 4; step += 1) await next()
  await write('What might get in the way', 'I want to end my life')
  await user.tab()
  expect((await screen.findAllByRole('link', { name: /14416/ })).length).toBeGreaterThan(0)
  expect(screen.getByRole('textbox', { name: 'What might get in the way' })).toHaveProperty('disabled', false)
})
