import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A guest in an exercise that has begun. */
async function play(search: string) {
  const app = renderApp(`/coping-tools/exercise?${search}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }, { timeout: 8_000 }))
  await vi.advanceTimersByTimeAsync(3_100)
  await screen.findByRole('button', { name: 'Pause' })
  return app
}

const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? '[]') as Record<string, unknown>[]
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('an exercise begins after three seconds, counts down, pauses, and goes by its steps', async () => {
  await play('tool=muscle-release')
  expect(screen.getByText('Step 1 of 5, Settle')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^11:(?:49|50) left$/)
  press('Pause')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^11:(?:49|50) left$/)
  press('Resume')
  press('Next')
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('11:00 left')
  expect(screen.getByRole('heading', { name: 'Hands and forearms' })).toBeTruthy()
  expect(screen.getByText('Tighten, half strength')).toBeTruthy()
  expect(screen.getByText('Close your fists gently.')).toBeTruthy()
  expect(screen.getByText(/^Round 1 of 2\./)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(screen.getByText('Keep it there')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(4_400)
  expect(screen.getByText('Let go')).toBeTruthy()
  expect(screen.getByText('Open your hands. Let the fingers go soft.')).toBeTruthy()
  expect(screen.queryByText('Close your fists gently.')).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(screen.getByText('Rest')).toBeTruthy()
  press('Skip this part')
  expect(screen.getByText('Rest here until the next part.')).toBeTruthy()
})

test('a step of grounding that takes another sense is named after it, in its own step only', async () => {
  await play('tool=paanch-indriya')
  expect(screen.getByText('Step 1 of 5, Five things you see')).toBeTruthy()
  press('Another sense')
  press('you hear')
  expect(screen.getByText('Step 1 of 5, 5 things you hear')).toBeTruthy()
  press('Next')
  expect(screen.getByText('Step 2 of 5, Four things you can touch')).toBeTruthy()
  press('Previous')
  expect(screen.getByText('Step 1 of 5, 5 things you hear')).toBeTruthy()
})

test('in a panic grounding begins at once, without a clock, and nothing has to be typed', async () => {
  renderApp('/coping-tools/exercise?tool=paanch-indriya&now=true')
  expect(await screen.findByRole('heading', { name: '5 things you see' }, { timeout: 8_000 })).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  for (let thing = 0; thing < 5; thing += 1) press(/noticed/)
  expect(screen.getByRole('heading', { name: '4 things you can touch' })).toBeTruthy()
  press('Another sense')
  press('you hear')
  expect(screen.getByRole('heading', { name: '4 things you hear' })).toBeTruthy()
})

/** How far open the figure of the breath is, 0 to 1. */
const openness = () =>
  Number(document.querySelector<SVGGElement>('[data-phase] g')?.style.getPropertyValue('--openness'))

/** The moment at which words stand there, in milliseconds of the test's clock, which real time moves on too. */
async function momentOf(words: string): Promise<number> {
  while (!screen.queryByText(words)) await vi.advanceTimersByTimeAsync(100)
  return Date.now()
}

for (const tool of ['paanch-indriya', 'saans'])
  test(`in a panic a breath moves within 300 ms in ${tool}, out for longer than in, with a call beside it`, async () => {
    renderApp(`/coping-tools/exercise?tool=${tool}&now=true`)
    await screen.findByText('Breathe in', undefined, { timeout: 8_000 })
    await vi.advanceTimersByTimeAsync(300)
    const first = openness()
    expect(first).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(openness()).toBeGreaterThan(first)
    const beginsOut = await momentOf('Breathe out')
    const beginsIn = await momentOf('Breathe in')
    const beginsOutAgain = await momentOf('Breathe out')
    expect(beginsIn - beginsOut).toBeGreaterThan(beginsOutAgain - beginsIn)
    expect(screen.getByRole('link', { name: 'Call 14416' }).getAttribute('href')).toBe('tel:14416')
    expect(screen.queryByRole('link', { name: 'Paanch Indriya' })?.getAttribute('href')).toBe(
      tool === 'saans' ? '/coping-tools/exercise?tool=paanch-indriya&now=true' : undefined,
    )
  })

test('who only looks through the steps has not done five minutes of it', async () => {
  await play('tool=saans')
  for (let step = 1; step < 5; step += 1) press('Next')
  press('Complete')
  const heading = await screen.findByRole('heading', { name: 'How was that?' }, { timeout: 8_000 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByRole('link', { name: 'Help now' })).toBeTruthy()
  expect(screen.queryByText(/5 min/)).toBeNull()
  expect([stored('exerciseHistory'), stored('recentActivities')]).toEqual([[], []])
})

test('the ending says the true seconds and how many breaths there were', async () => {
  await play('tool=saans')
  await vi.advanceTimersByTimeAsync(20_200)
  await screen.findByRole('heading', { name: 'Breathe in' })
  // Two whole breaths of ten seconds, and the beginning of a third.
  await vi.advanceTimersByTimeAsync(21_000)
  for (let step = 2; step < 5; step += 1) press('Next')
  press('Complete')
  expect(await screen.findByText(/^4\d sec, \d breaths$/, undefined, { timeout: 8_000 })).toBeTruthy()
  await waitFor(() => expect(stored('exerciseHistory')).toMatchObject([{ isComplete: true }]))
  expect(stored('exerciseHistory')[0]?.secondsDone).toBeLessThan(50)
})

test('left by Back in the middle, it counts once and goes on at the second', async () => {
  const first = await play('tool=muscle-release')
  await vi.advanceTimersByTimeAsync(70_000)
  first.unmount()
  await waitFor(() => expect(stored('exerciseHistory')).toHaveLength(1))
  const [left] = stored('exerciseHistory')
  expect(left).toMatchObject({ toolId: 'muscle-release', isComplete: false })
  expect(left?.secondsDone).toBeGreaterThanOrEqual(69)

  const again = renderApp('/coping-tools/exercise?tool=muscle-release')
  await screen.findByRole('heading', { name: 'Pick up where you left off?' }, { timeout: 8_000 })
  expect(screen.getByText(/^You've done 1 min 1?\d sec so far\.$/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' })))
  press('Continue')
  await vi.advanceTimersByTimeAsync(3_100)
  await screen.findByRole('button', { name: 'Pause' })
  expect(screen.getByText('Step 2 of 5, Hands, arms and face')).toBeTruthy()
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^10:4\d left$|^10:50 left$/)
  await vi.advanceTimersByTimeAsync(30_000)
  again.unmount()
  await waitFor(() => expect(stored('exerciseHistory')[0]?.secondsDone).toBeGreaterThanOrEqual(99))
  expect(stored('exerciseHistory')).toHaveLength(1)
})

test('begun anew it counts twice, and nothing is offered after its end', async () => {
  const first = await play('tool=saans')
  await vi.advanceTimersByTimeAsync(15_000)
  first.unmount()
  renderApp('/coping-tools/exercise?tool=saans')
  await screen.findByRole('heading', { name: 'Pick up where you left off?' }, { timeout: 8_000 })
  press('Start over')
  press('Start')
  await vi.advanceTimersByTimeAsync(3_100)
  await screen.findByRole('button', { name: 'Pause' })
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^0(?:5:00|4:59) left$/)
  await vi.advanceTimersByTimeAsync(31_000)
  for (let step = 2; step < 5; step += 1) press('Next')
  press('Complete')
  await screen.findByRole('heading', { name: 'How was that?' }, { timeout: 8_000 })
  await waitFor(() => expect(stored('exerciseHistory')).toHaveLength(2))
  expect(localStorage.getItem('toolPlace_saans_guest')).toBeNull()
})

test('the focus stays in the player where the button that had it goes away', async () => {
  await play('tool=muscle-release')
  await vi.advanceTimersByTimeAsync(61_000)
  const skip = screen.getByRole('button', { name: 'Skip this part' })
  skip.focus()
  press('Skip this part')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Muscle Release' })))
})

test('a complete exercise is kept, and what it was like can be told', async () => {
  const { router } = await play('tool=saans&before=7')
  await vi.advanceTimersByTimeAsync(31_000)
  for (let step = 2; step < 5; step += 1) press('Next')
  press('Complete')
  expect(await screen.findByRole('heading', { name: 'How was that?' }, { timeout: 8_000 })).toBeTruthy()
  await waitFor(() => expect(stored('exerciseHistory')).toMatchObject([{ isComplete: true, type: 'exercise' }]))
  await waitFor(() => expect(stored('recentActivities')).toMatchObject([{ type: 'tool', title: 'Saans' }]))
  press('Better')
  press('4 of 5')
  press('Save & Continue')
  await waitFor(() =>
    expect(stored('exerciseFeedback')).toMatchObject([
      { toolId: 'saans', mood: 'better', effectiveness: 4, before: 7 },
    ]),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/coping-tools'))
})

test('the breath says its part and its second, and goes easier where it was too slow', async () => {
  await play('tool=saans')
  press('Next')
  await vi.advanceTimersByTimeAsync(300)
  expect(await screen.findByRole('heading', { name: 'Breathe in' })).toBeTruthy()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await screen.findByRole('heading', { name: 'Breathe out' })).toBeTruthy()
  press('Too slow for me')
  await vi.advanceTimersByTimeAsync(300)
  expect(await screen.findByRole('heading', { name: 'Breathe in' })).toBeTruthy()
})

test('the line of Yoga Nidra is there again when the exercise is opened another time', async () => {
  const first = await play('tool=yoga-nidra')
  fireEvent.change(screen.getByLabelText('One line to carry (optional)'), { target: { value: 'I rest.' } })
  await waitFor(() => expect(localStorage.getItem('toolDraft_yoga-nidra_guest')).toContain('I rest.'))
  first.unmount()
  await play('tool=yoga-nidra')
  expect(screen.getByLabelText('One line to carry (optional)')).toHaveProperty('value', 'I rest.')
})
