import { screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { renderActivity } from '../testing/render-activity'
import { Activity } from './jaali-activity'

await i18next.loadNamespaces(['tool_drawing', 'coping_tools'])

const tiles = () => within(screen.getByRole('group', { name: /Jaali of/ })).getAllByRole('button')
const names = () => tiles().map((tile) => tile.getAttribute('aria-label'))

test('the screen closes by hints, says so, and going on stays with the person', async () => {
  const { user, onStepDone } = await renderActivity(Activity)
  while (screen.queryByRole('button', { name: 'Turn one for me' }))
    await user.click(screen.getByRole('button', { name: 'Turn one for me' }))
  expect(screen.getByRole('heading', { name: 'Closed' })).toBeDefined()
  expect(names().join()).not.toContain('loose')
  expect(onStepDone).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onStepDone).toHaveBeenCalledOnce()
})

test('with keys: arrows move, Enter and Space turn, with Shift they turn back, and what a tile says follows', async () => {
  const { user } = await renderActivity(Activity)
  await user.tab()
  const first = document.activeElement
  const before = first?.getAttribute('aria-label')
  await user.keyboard('{Enter}')
  expect(first?.getAttribute('aria-label')).not.toBe(before)
  expect(screen.getByRole('status').textContent).toMatch(/^Turned: /)
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(first?.getAttribute('aria-label')).toBe(before)
  await user.keyboard(' {Shift>} {/Shift}')
  expect(first?.getAttribute('aria-label')).toBe(before)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).not.toBe(first)
  // Below it, past tiles of this screen that are empty.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Row [2-9]/)
})

test('every tile that can be turned is reached by arrows', async () => {
  const { user } = await renderActivity(Activity)
  await user.tab()
  const all = tiles().length
  const reached = new Set<Element | null>()
  const waiting = [document.activeElement as HTMLElement]
  for (let tile = waiting.pop(); tile; tile = waiting.pop()) {
    if (reached.has(tile)) continue
    reached.add(tile)
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      tile.focus()
      await user.keyboard(`{${key}}`)
      waiting.push(document.activeElement as HTMLElement)
    }
  }
  expect(reached.size).toBe(all)
})

test('what was turned is there again after leaving, and other screens are untouched by it', async () => {
  const { user, kept, unmount } = await renderActivity(Activity)
  await user.click(tiles()[0] as HTMLElement)
  const turned = names()
  unmount()
  const again = await renderActivity(Activity, { draft: kept.draft })
  expect(names()).toEqual(turned)
  await again.user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { name: 'Second jaali' })).toBeDefined()
  await again.user.click(tiles()[0] as HTMLElement)
  again.unmount()
  await renderActivity(Activity, { draft: again.kept.draft })
  expect(names()).toEqual(turned)
})

test('a draft that cannot be read begins anew, and one that is still being opened says so', async () => {
  const { unmount } = await renderActivity(Activity, { draft: { size: 'huge' } })
  expect(tiles().length).toBeGreaterThan(8)
  unmount()
  await renderActivity(Activity, { isOpening: true })
  expect(screen.getByRole('status').textContent).toBe('Opening what you started')
})

test('another screen is there for the asking, and another size lays three new ones', async () => {
  const { user } = await renderActivity(Activity, { step: 1 })
  await user.click(screen.getByRole('radio', { name: 'Large, 6 by 6' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('group', { name: 'Jaali of 6 by 6 tiles' })).toBeDefined()
  const before = names()
  await user.click(screen.getByRole('button', { name: 'Another jaali' }))
  expect(names()).not.toEqual(before)
})

test('at the end the three screens stand with what became of them', async () => {
  await renderActivity(Activity, { step: 5 })
  const list = screen.getByRole('list', { name: 'Your three jaalis' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(within(list).getByText('2, still open')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Breathe in' })).toBeDefined()
})

test('a turn is taken back, one after the other', async () => {
  const { user } = await renderActivity(Activity)
  const before = names()
  await user.click(tiles()[0] as HTMLElement)
  await user.click(tiles()[1] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(before)
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
})
