import type { ExerciseFeedback, ToolId } from '@maitri/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
})

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 8)).toISOString()

function done(id: string, toolId: ToolId, at: string, isComplete = true) {
  return {
    id,
    occurredAt: at,
    type: 'exercise',
    toolId,
    date: at,
    name: toolId,
    category: 'stress_relief',
    duration: '5 min',
    secondsDone: isComplete ? 300 : 65,
    isComplete,
  }
}

const noted = (id: string, toolId: ToolId, at: string, note: Partial<ExerciseFeedback>) => ({
  id,
  occurredAt: at,
  toolId,
  date: at,
  ...note,
})

function keep(history: unknown[], feedback: unknown[] = []) {
  localStorage.setItem('exerciseHistory', JSON.stringify(history))
  localStorage.setItem('exerciseFeedback', JSON.stringify(feedback))
}

const kept = (name: string): Record<string, unknown>[] => JSON.parse(localStorage.getItem(name) ?? '[]')

const list = () => screen.findByRole('list', { name: 'Tools' })
const titles = async () =>
  within(await list())
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.match(/^[^\d]+/)?.[0])
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'What a tool is for' })).getByRole('button', { name })
const field = () => screen.findByRole('searchbox', { name: 'Search tools' })
const doneSection = () => screen.findByRole('region', { name: 'Done so far' })

test('all twelve stand there, each one button with its length, what it is, its category and difficulty', async () => {
  renderApp('/coping-tools')
  const cards = within(await list()).getAllByRole('button')
  expect(cards).toHaveLength(12)
  expect(cards[0]?.textContent).toBe('Saans5 minSix breaths a minuteStress ReliefEasy')
  expect(new Set(cards.map((card) => card.querySelector('svg')?.innerHTML)).size).toBe(12)
})

test.each([
  ['Stress Relief', 'stress_relief', ['Saans']],
  ['Mindfulness', 'mindfulness', ['Yoga Nidra']],
  ['Relaxation', 'relaxation', ['Muscle Release']],
  ['Anxiety Management', 'anxiety_management', ['Paanch Indriya', 'Vichaar']],
  ['Positive Psychology', 'positive_psychology', ['Ek Chhota Kadam']],
  ['Games', 'games', ['Bhramari', 'Kolam Studio', 'Chinta ka Dabba', 'Path of Lamps', 'Jaali', 'Sach ya Mithya']],
])('%s shows its tools and stands in the address', async (name, category, tools) => {
  const { user, router } = renderApp('/coping-tools')
  await list()
  await user.click(chip(name))
  expect(await titles()).toEqual(tools)
  expect(chip(name).getAttribute('aria-pressed')).toBe('true')
  expect(router.state.location.search).toEqual({ category })
  await user.click(chip('All'))
  expect(await titles()).toHaveLength(12)
  expect(router.state.location.search).toEqual({})
})

test.each([
  ['stress', 'Stress Relief'],
  ['anxiety', 'Anxiety Management'],
  ['relaxation', 'Relaxation'],
  ['mindfulness', 'Mindfulness'],
  ['outlook', 'Positive Psychology'],
])('a reading that leads here for %s chooses %s, and the page says so', async (need, category) => {
  const { user, router } = renderApp(`/coping-tools?for=${need}`)
  await list()
  expect(chip(category).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(`Picked for your result: ${category}. You'll find the others under All.`)).toBeTruthy()
  await user.click(chip('All'))
  expect(await titles()).toHaveLength(12)
  expect(screen.queryByText(/Picked for your result/)).toBeNull()
  expect(router.state.location.search).toEqual({})
})

test('a search looks through titles, descriptions and steps, says how many it found, and stays out of the address', async () => {
  const { user, router } = renderApp('/coping-tools')
  await user.type(await field(), 'diya')
  expect(await screen.findByText('1 tool')).toBeTruthy()
  expect(await titles()).toEqual(['Bhramari'])
  expect(router.state.location.href).toBe('/coping-tools')
})

test('a search that finds nothing says so, and one press shows all tools again', async () => {
  const { user } = renderApp('/coping-tools?category=games')
  await user.type(await field(), 'zebra')
  expect(await screen.findByText('No tools found matching your search.')).toBeTruthy()
  expect(screen.getByText('0 tools')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all tools' }))
  expect(await titles()).toHaveLength(12)
  expect((await field()) as HTMLInputElement).toHaveProperty('value', '')
  expect(document.activeElement).toBe(await field())
})

test('words in the search that ask for help bring the help lines, and no empty list', async () => {
  const { user } = renderApp('/coping-tools')
  await user.type(await field(), 'i want to die{Enter}')
  await vi.waitFor(() => expect(document.querySelector('main a[href="tel:14416"]')).toBeTruthy())
  expect(await titles()).toHaveLength(12)
  expect(screen.queryByText('No tools found matching your search.')).toBeNull()
})

test('a natural word finds what answers it, in the language of the person', async () => {
  const { user } = renderApp('/coping-tools')
  await user.type(await field(), 'anxious')
  await vi.waitFor(async () => expect((await titles())[0]).toBe('Saans'))
  expect(await titles()).toContain('Paanch Indriya')
  await user.clear(await field())
  await user.type(await field(), 'नींद')
  await vi.waitFor(async () => expect((await titles())[0]).toBe('Yoga Nidra'))
})

test('by need and by time: what helps with sleep, and what takes five minutes at most', async () => {
  const { user } = renderApp('/coping-tools')
  await list()
  const need = (name: string) =>
    within(screen.getByRole('group', { name: 'What you need now' })).getByRole('button', { name })
  await user.click(need("Can't sleep"))
  expect(await titles()).toEqual(['Yoga Nidra', 'Muscle Release', 'Chinta ka Dabba', 'Saans'])
  await user.click(need('5 minutes'))
  expect(await titles()).toEqual(['Saans', 'Paanch Indriya', 'Sach ya Mithya'])
  await user.click(need('5 minutes'))
  expect(await titles()).toHaveLength(12)
})

test('a breath for a panic is one press away from either tab', async () => {
  const { user, router } = renderApp('/coping-tools')
  await user.click(await screen.findByRole('tab', { name: 'My Routines' }))
  expect(router.state.location.search).toEqual({ tab: 'routines' })
  const panic = screen.getByRole('link', { name: /^Panic now/ })
  expect(panic.getAttribute('href')).toBe('/panic')
})

test('who has done nothing is told so, and no order by what helped is offered', async () => {
  renderApp('/coping-tools')
  expect(await within(await doneSection()).findByText(/^Nothing done yet/)).toBeTruthy()
  expect(screen.getByText(/^No notes yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Most helpful first' })).toBeNull()
})

test('what works is said in words and counts, and can order the tools', async () => {
  keep(
    [done('h1', 'saans', day(1)), done('h2', 'saans', day(2)), done('h3', 'jaali', day(3))],
    [
      noted('f1', 'saans', day(1), { mood: 'worse', before: 4, after: 6 }),
      noted('f2', 'saans', day(2), { mood: 'worse', before: 7, after: 2 }),
      noted('f3', 'jaali', day(3), { mood: 'better' }),
    ],
  )
  const { user, router } = renderApp('/coping-tools')
  const works = await screen.findByRole('region', { name: 'What works for me' })
  expect(await within(works).findByText(/^Done 2 times\. How you felt after: worse \(2\)\./)).toHaveProperty(
    'textContent',
    'Done 2 times. How you felt after: worse (2). After Saans you felt less tense 1 of 2 times. On average, tension went down by 1.5 out of 10.',
  )
  expect(within(works).getByText('Done once. How you felt after: better (1).')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Most helpful first' }))
  expect(router.state.location.search).toEqual({ sort: 'helped' })
  const order = await titles()
  expect([order[0], order.at(-1)]).toEqual(['Jaali', 'Saans'])
})

test('what was done is listed with how it ended and what was noted; a note can be changed', async () => {
  keep(
    [done('h1', 'saans', day(1)), done('h2', 'jaali', day(2), false)],
    [noted('f1', 'saans', day(1), { mood: 'same', effectiveness: 3, notes: 'on the terrace', before: 6 })],
  )
  const { user } = renderApp('/coping-tools')
  const section = within(await doneSection())
  expect(await section.findByText('5 min · Stopped early, after 01:05')).toBeTruthy()
  expect(section.getByText('5 min · Completed · The same · Helped: 3 of 5 · Tension 6 before')).toBeTruthy()
  await user.click(section.getByRole('button', { name: /^Edit your note on Saans/ }))
  await user.click(section.getByRole('button', { name: 'Better' }))
  await user.click(section.getByRole('button', { name: '5 of 5' }))
  await user.type(section.getByLabelText('A note'), ', at dusk')
  await user.click(section.getByRole('button', { name: 'Save' }))
  expect(await section.findByText('on the terrace, at dusk')).toBeTruthy()
  expect(section.getByText('5 min · Completed · Better · Helped: 5 of 5 · Tension 6 before')).toBeTruthy()
  expect(kept('exerciseFeedback')).toHaveLength(1)
})

test('a note can be added later, and stands with what it is about', async () => {
  keep([done('h1', 'saans', day(1)), done('h2', 'saans', day(2))])
  const { user } = renderApp('/coping-tools')
  const section = within(await doneSection())
  const [, older] = await section.findAllByRole('button', { name: /^Add a note on Saans/ })
  await user.click(older as HTMLElement)
  await user.click(section.getByRole('button', { name: 'Worse' }))
  await user.click(section.getByRole('button', { name: 'Save' }))
  expect(await section.findByText('5 min · Completed · Worse')).toBeTruthy()
  expect(kept('exerciseFeedback')[0]).toMatchObject({ toolId: 'saans', mood: 'worse', occurredAt: day(1) })
})

test('deleting asks first, and takes the note and the progress along', async () => {
  keep([done('h1', 'saans', day(1))], [noted('f1', 'saans', day(1), { mood: 'better' })])
  localStorage.setItem(
    'recentActivities',
    JSON.stringify([{ id: 'h1', occurredAt: day(1), type: 'tool', title: 'Saans', itemId: 'saans' }]),
  )
  const { user } = renderApp('/coping-tools')
  const section = within(await doneSection())
  await user.click(await section.findByRole('button', { name: /^Delete Saans/ }))
  await user.click(section.getByRole('button', { name: 'Keep' }))
  expect(kept('exerciseHistory')).toHaveLength(1)
  await user.click(section.getByRole('button', { name: /^Delete Saans/ }))
  await user.click(section.getByRole('button', { name: 'Delete' }))
  expect(await section.findByText(/^Nothing done yet/)).toBeTruthy()
  expect(kept('exerciseHistory')).toEqual([])
  expect(kept('exerciseFeedback')).toEqual([])
  expect(kept('recentActivities')).toEqual([])
})

test('a note that asks for help is kept, and the page stays with the help lines', async () => {
  keep([done('h1', 'saans', day(1))])
  const { user } = renderApp('/coping-tools')
  const section = within(await doneSection())
  await user.click(await section.findByRole('button', { name: /^Add a note on Saans/ }))
  await user.type(section.getByLabelText('A note'), 'i want to die')
  await user.click(section.getByRole('button', { name: 'Save' }))
  expect(await section.findByText(/^Saved\. There's no hurry/)).toBeTruthy()
  expect((await doneSection()).querySelector('a[href="tel:14416"]')).toBeTruthy()
  expect(kept('exerciseFeedback')[0]).toMatchObject({ notes: 'i want to die' })
  await user.click(section.getByRole('button', { name: 'Continue' }))
  expect(section.queryByRole('button', { name: 'Save' })).toBeNull()
})
