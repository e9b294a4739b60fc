import { toolWritingBody } from '@maitri/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ensureGate } from '../../../../safety/gate'
import { renderActivity } from '../testing/render-activity'
import type { Drawing } from './drawing'
import { Activity } from './kolam-studio-activity'

await i18next.loadNamespaces(['tool_drawing', 'coping_tools', 'crisis'])
await ensureGate()

// jsdom paints nothing; what is painted is looked at in a browser.
const { getContext } = HTMLCanvasElement.prototype
beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
})
afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext
})

const board = () => screen.getByRole('application')
const said = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join(' ')

async function drawByKeys(user: ReturnType<typeof userEvent.setup>, keys: string) {
  await user.click(screen.getByRole('radio', { name: 'Dot to dot' }))
  board().focus()
  await user.keyboard(`{Enter}${keys}{Enter}`)
}

test('with keys: Enter begins a line, arrows lead it from dot to dot, Enter ends it, and each is said', async () => {
  const { user } = await renderActivity(Activity)
  await user.click(screen.getByRole('radio', { name: 'Dot to dot' }))
  board().focus()
  await user.keyboard('{Enter}')
  expect(said()).toContain('Line started. Row 4, dot 4')
  await user.keyboard('{ArrowRight}{ArrowUp}')
  expect(said()).toContain('Row 3, dot 5')
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(said()).toContain('Between dots, row 3, column 5.5')
  await user.keyboard('{Backspace}{Enter}')
  expect(said()).toContain('Line drawn, 8 times in the picture.')
  expect(board().getAttribute('aria-label')).toBe('Drawing board, 7 by 7 dots, 1 line')
})

test('Escape lets a line go, and nothing is drawn', async () => {
  const { user } = await renderActivity(Activity)
  await user.click(screen.getByRole('radio', { name: 'Dot to dot' }))
  board().focus()
  await user.keyboard('{Enter}{ArrowRight}{Escape}')
  expect(said()).toContain('Line cancelled.')
  expect(board().getAttribute('aria-label')).toContain('0 lines')
})

test('undo, redo and clear by button and by key', async () => {
  const { user } = await renderActivity(Activity)
  await drawByKeys(user, '{ArrowRight}')
  await user.keyboard('{Control>}z{/Control}')
  expect(board().getAttribute('aria-label')).toContain('0 lines')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(board().getAttribute('aria-label')).toContain('1 line')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(board().getAttribute('aria-label')).toContain('0 lines')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(board().getAttribute('aria-label')).toContain('1 line')
})

test('with keys a line is rubbed out, and a shape is filled with a colour that has a name', async () => {
  const { user } = await renderActivity(Activity)
  await drawByKeys(user, '{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('radio', { name: 'Fill a shape' }))
  await user.click(screen.getByRole('radio', { name: 'Lotus' }))
  board().focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}{Enter}')
  expect(said()).toContain('Shape filled.')
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(said()).toContain("There's no shape here. Draw around one first.")
  await user.click(screen.getByRole('radio', { name: 'Erase a line' }))
  board().focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}')
  expect(said()).toContain('Line erased.')
  expect(board().getAttribute('aria-label')).toContain('1 line')
})

/** The board is 770 pixels wide here: 100 a step on 7 by 7 dots, with the middle at 385. */
function drag(...places: [number, number][]) {
  const element = board()
  element.getBoundingClientRect = () => new DOMRect(0, 0, 770, 770)
  const at = ([x, y]: [number, number]) => ({ clientX: 385 + 100 * x, clientY: 385 + 100 * y, pointerId: 1, button: 0 })
  const [first = [0, 0], ...rest] = places
  fireEvent.pointerDown(element, at(first))
  for (const place of rest) fireEvent.pointerMove(element, at(place))
  // A palm that rests on the board meanwhile.
  fireEvent.pointerDown(element, { ...at([3, 3]), pointerId: 2 })
  fireEvent.pointerMove(element, { ...at([3, -3]), pointerId: 2 })
  fireEvent.pointerUp(element, at(places.at(-1) ?? first))
}

test('a hand draws a soft line that ends where the hand did, and a second finger is left out', async () => {
  const { user, kept, unmount } = await renderActivity(Activity)
  await user.click(screen.getByRole('radio', { name: 'Free hand' }))
  drag([0, 0], [1, 0], [1, 1], [2, 1])
  unmount()
  const [stroke] = (kept.draft as { writing: Drawing }).writing.strokes
  expect(stroke?.points.slice(0, 2)).toEqual([0, 0])
  expect(stroke?.points.slice(-2)).toEqual([2, 1])
  expect(stroke?.colour).toBe('flour')
  expect(Math.max(...(stroke?.points ?? []))).toBe(2)
})

test('from dot to dot a drag is a whole line, and taps go on until the last dot is tapped again', async () => {
  const { user } = await renderActivity(Activity)
  await user.click(screen.getByRole('radio', { name: 'Dot to dot' }))
  drag([0, 0], [0.9, 0.1], [2.1, 0])
  expect(board().getAttribute('aria-label')).toContain('1 line')
  drag([0, 1])
  drag([1, 1])
  expect(board().getAttribute('aria-label')).toContain('1 line')
  drag([1, 1])
  expect(board().getAttribute('aria-label')).toContain('2 lines')
})

test('what was drawn is written down when the player is left, and is there again', async () => {
  const { user, kept, unmount } = await renderActivity(Activity)
  await drawByKeys(user, '{ArrowRight}{ArrowDown}')
  unmount()
  await renderActivity(Activity, { draft: kept.draft })
  expect(board().getAttribute('aria-label')).toBe('Drawing board, 7 by 7 dots, 1 line')
})

test('a picture that nobody touched is never written down', async () => {
  const { kept, unmount } = await renderActivity(Activity)
  unmount()
  expect(kept.writes).toBe(0)
})

test('the picture is kept with its word, a second time in its place', async () => {
  const { user, onKeep } = await renderActivity(Activity, { step: 4 })
  await drawByKeys(user, '{ArrowRight}')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.type(screen.getByRole('textbox', { name: 'A word for how you feel' }), 'quiet')
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(said()).toContain('Picture saved.'))
  const [writing] = onKeep.mock.calls[0] ?? []
  expect(z.parse(toolWritingBody, writing)).toMatchObject({
    kind: 'kolam',
    grid: 7,
    symmetry: 'four',
    feeling: 'quiet',
  })
  await user.type(screen.getByRole('textbox'), 'er')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(onKeep).toHaveBeenCalledTimes(2))
  expect(onKeep.mock.calls[1]?.[1]).toBe('first-id')
})

test('S2: a word that needs help brings it above the field before anything is kept', async () => {
  const { user } = await renderActivity(Activity, { step: 5 })
  await user.type(screen.getByRole('textbox'), 'I want to die')
  await user.tab()
  expect(await screen.findByRole('link', { name: /14416/ })).toBeDefined()
})

test('mirrors and dots are chosen by name, and say that a change changes the whole picture', async () => {
  const { user } = await renderActivity(Activity, { step: 1 })
  await user.click(screen.getByRole('radio', { name: '9 by 9' }))
  await user.click(screen.getByRole('radio', { name: 'Quarter turns' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await drawByKeys(user, '{ArrowRight}')
  expect(said()).toContain('Line drawn, 4 times in the picture.')
  expect(board().getAttribute('aria-label')).toContain('9 by 9 dots')
})

test('a hand leads a line round the dots in all mirrors, snaps to them, and parts them on the way back', async () => {
  const { user } = await renderActivity(Activity)
  expect(screen.getByRole('radio', { name: 'Round the dots' })).toHaveProperty('checked', true)
  drag([0.1, 0], [0.5, 0.1], [1.1, 0.1], [1, 0.9])
  expect(said()).toContain('Dots inside: 9. Lines:')
  drag([1, 1], [1, 0], [0, 0])
  expect(said()).toContain('Dots inside: 0. Lines: 0.')
  drag([0.5, 0])
  expect(said()).toContain('Dots inside: 5.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(board().getAttribute('aria-label')).not.toContain('0 lines')
})

test('with keys Enter takes the line up, arrows lead it on, and Enter puts it down', async () => {
  const { user } = await renderActivity(Activity)
  board().focus()
  await user.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}{ArrowRight}')
  expect(said()).toContain('Row 5, dot 6')
  expect(board().getAttribute('aria-label')).not.toContain('0 lines')
})

test('a petal of the line is filled by a touch', async () => {
  const { user, kept, unmount } = await renderActivity(Activity)
  drag([0, 0], [1, 0])
  await user.click(screen.getByRole('button', { name: 'Next' }))
  drag([0.1, 0.1])
  expect(said()).toContain('Shape filled.')
  unmount()
  expect((kept.draft as { writing: Drawing }).writing).toMatchObject({ strokes: [{ isFill: true }] })
})

test('the dots of the day are begun, and a board that was drawn before comes back by undo', async () => {
  const { user } = await renderActivity(Activity, { step: 1 })
  await user.click(screen.getByRole('button', { name: "Today's dots" }))
  expect(screen.getByText(/the same for everyone today/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(board().getAttribute('aria-label')).not.toContain('0 lines')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(board().getAttribute('aria-label')).toContain('0 lines')
})
