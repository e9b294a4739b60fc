import { readSession, readSite } from '@maitri/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { belongTo } from '../../safety/crisis-owner'
import { ensureGate } from '../../safety/gate'
import { fakeApi } from '../../testing/fake-api'
import { renderApp } from '../../testing/render-app'

afterEach(() => {
  belongTo('somebody else')
  vi.restoreAllMocks()
})

/** Signed out, with no server and no network. */
function openPlan() {
  const api = fakeApi()
  api.disconnect(readSession)
  api.disconnect(readSite)
  return renderApp('/safety-plan', api)
}

const part = (name: string) => screen.findByRole('region', { name })
const alone = () => part('What I can do by myself')
const written = async (region: Promise<HTMLElement>) =>
  within(await region)
    .queryAllByRole('textbox')
    .map((field) => (field as HTMLTextAreaElement).value)

async function write(user: ReturnType<typeof openPlan>['user'], ...lines: string[]) {
  await user.click(within(await alone()).getByRole('button', { name: 'Add a line to: What I can do by myself' }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  for (const [index, line] of lines.entries()) {
    await user.keyboard(line)
    if (index === lines.length - 1) break
    const from = document.activeElement
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).not.toBe(from))
  }
}

test('the plan opens with no session, no server and no network, with the seven parts and the lines to call', async () => {
  openPlan()
  expect(await screen.findByRole('heading', { level: 1, name: 'My safety plan' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'How I notice that it is getting hard',
    'What I can do by myself',
    'Places and people that take my mind elsewhere',
    'People I can ask for help',
    'Professionals and helplines',
    'How my surroundings can be safer',
    'What I stay for',
  ])
  const lines = within(await part('Professionals and helplines')).getAllByRole('link')
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    'tel:14416',
    'tel:+919999666555',
    'https://wa.me/919999666555',
    'tel:112',
  ])
  expect(screen.getByText(/not locked, so anyone who opens this browser can read it/)).toBeDefined()
})

test('what is written is saved by itself and is there again', async () => {
  const { user, unmount } = openPlan()
  await write(user, 'walk to the tank', 'cold water')
  expect(await screen.findByText('Saved on this device')).toBeDefined()
  unmount()
  openPlan()
  await part('What I can do by myself')
  expect(await written(alone())).toEqual(['walk to the tank', 'cold water'])
})

test('lines change places by their buttons, and it is said where they went', async () => {
  const { user } = openPlan()
  await write(user, 'one', 'two')
  await user.click(within(await alone()).getByRole('button', { name: 'Move line 2 up' }))
  expect(await written(alone())).toEqual(['two', 'one'])
  expect(screen.getByText('Now line 1')).toBeDefined()
})

test('a deleted line, and the whole deleted plan, come back with Undo', async () => {
  const { user } = openPlan()
  await write(user, 'one', 'two')
  await user.click(within(await alone()).getByRole('button', { name: 'Delete line 1' }))
  expect(await written(alone())).toEqual(['two'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await written(alone())).toEqual(['one', 'two'])
  await user.click(screen.getByRole('button', { name: 'Delete the plan' }))
  expect(await written(alone())).toEqual([])
  await waitFor(() => expect(localStorage.getItem('safetyPlan_guest')).toBeNull())
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(await written(alone())).toEqual(['one', 'two'])
})

type Line = { id: string; text: string; others?: string[] }
const stored = (): { sections: Record<string, Line[]> } => JSON.parse(localStorage.getItem('safetyPlan_guest') ?? '')
const storedTexts = () => stored().sections.alone?.map(({ text }) => text)

/** Another tab changes the plan, of which this one hears nothing: it was put away meanwhile. */
function changeElsewhere(change: (lines: Line[]) => Line[]) {
  const plan = stored()
  const alone = change(plan.sections.alone ?? [])
  localStorage.setItem('safetyPlan_guest', JSON.stringify({ ...plan, sections: { ...plan.sections, alone } }))
}

test('what another tab wrote meanwhile is neither overwritten nor hidden by what is written here', async () => {
  const { user } = openPlan()
  await write(user, 'one', 'two')
  await waitFor(() => expect(storedTexts()).toEqual(['one', 'two']))
  changeElsewhere(([one, two]) => [
    { id: 'x', text: 'call Meena' },
    { id: one?.id ?? '', text: 'one, changed' },
    two as Line,
  ])
  await user.keyboard(', and more')
  await waitFor(() => expect(storedTexts()).toEqual(['call Meena', 'one, changed', 'two, and more']))
  await waitFor(async () => expect(await written(alone())).toEqual(['call Meena', 'one, changed', 'two, and more']))
  expect(screen.queryByRole('region', { name: 'Changed in two tabs' })).toBeNull()
})

test('a page that comes back from the back/forward cache shows what was written meanwhile', async () => {
  const { user } = openPlan()
  await write(user, 'one')
  await waitFor(() => expect(storedTexts()).toEqual(['one']))
  changeElsewhere((lines) => [...lines, { id: 'x', text: 'call Meena' }])
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(async () => expect(await written(alone())).toEqual(['one', 'call Meena']))
})

test('of a line that was changed here and in another tab the person chooses, and is asked once', async () => {
  const { user, unmount } = openPlan()
  await write(user, 'tea')
  await waitFor(() => expect(storedTexts()).toEqual(['tea']))
  changeElsewhere(([line]) => [{ id: line?.id ?? '', text: 'tea with Meena' }])
  await user.keyboard(' on the terrace')
  const offer = await screen.findByRole('region', { name: 'Changed in two tabs' })
  expect(within(offer).getByText('The other version: tea with Meena')).toBeDefined()
  unmount()
  openPlan()
  await user.click(
    within(await screen.findByRole('region', { name: 'Changed in two tabs' })).getByRole('button', {
      name: 'Use the other',
    }),
  )
  expect(await written(alone())).toEqual(['tea with Meena'])
  expect(screen.queryByRole('region', { name: 'Changed in two tabs' })).toBeNull()
  await waitFor(() => expect(stored().sections.alone).toEqual([{ id: expect.any(String), text: 'tea with Meena' }]))
})

test('Undo brings back what was deleted, and keeps what came from another tab since', async () => {
  const { user } = openPlan()
  await write(user, 'one', 'two')
  await user.click(within(await alone()).getByRole('button', { name: 'Delete line 1' }))
  await waitFor(() => expect(storedTexts()).toEqual(['two']))
  changeElsewhere((lines) => [...lines, { id: 'x', text: 'call Meena' }])
  window.dispatchEvent(new StorageEvent('storage', { key: 'safetyPlan_guest' }))
  await waitFor(async () => expect(await written(alone())).toEqual(['two', 'call Meena']))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await written(alone())).toEqual(['one', 'two', 'call Meena'])
})

test('heavy words bring the call quietly above, and neither hold up nor take away the writing', async () => {
  const { user } = openPlan()
  await ensureGate()
  await write(user, 'when i want to die, i go to amma')
  const field = document.activeElement as HTMLTextAreaElement
  await user.keyboard('{Enter}')
  const help = await screen.findByRole('region', { name: 'Help from a person' })
  expect(within(help).getByRole('link', { name: 'Call 14416' })).toBeDefined()
  expect(within(help).getByRole('button', { name: 'Show all help' })).toBeDefined()
  expect(help.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(field.value).toBe('when i want to die, i go to amma')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  await user.keyboard('then i want to die less')
  expect(await written(alone())).toEqual(['when i want to die, i go to amma', 'then i want to die less'])
})

test('a number in a line can be called from there', async () => {
  const { user } = openPlan()
  await write(user, 'Meena 98450 12345')
  expect((await screen.findByRole('link', { name: 'Call 98450 12345' })).getAttribute('href')).toBe('tel:9845012345')
})

test('the download holds the headings, the lines to call and what was written', async () => {
  let made: Blob | null = null
  URL.createObjectURL = (blob: Blob) => {
    made = blob
    return 'blob:plan'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = openPlan()
  await write(user, 'walk to the tank')
  await user.click(screen.getByRole('button', { name: 'Download as text' }))
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(made ?? new Blob())
  })
  expect(text).toContain('What I can do by myself\n- walk to the tank\n')
  expect(text).toContain('- Tele-MANAS: 14416')
  expect(text).not.toContain('What I stay for')
})

test('help and the panel lead to the plan', async () => {
  const { user } = renderApp('/help')
  await user.click(await screen.findByRole('link', { name: 'My safety plan' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My safety plan' })).toBeDefined()
})
