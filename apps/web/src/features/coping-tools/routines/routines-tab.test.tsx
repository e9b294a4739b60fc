import type { ToolId } from '@maitri/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
})

const createdAt = '2026-11-20T10:00:00.000Z'

function keepRoutine(name: string, tools: ToolId[], id = '0b0c8a52-7a1e-4c3a-9d0e-3a8f5f1a2b3c') {
  const routine = { id, occurredAt: createdAt, name, description: '', tools, createdAt, totalDuration: '0 min' }
  localStorage.setItem('savedRoutines', JSON.stringify([routine]))
}

const kept = (): Record<string, unknown>[] => JSON.parse(localStorage.getItem('savedRoutines') ?? '[]')

async function openTab(search = '?tab=routines') {
  const app = renderApp(`/coping-tools${search}`)
  await screen.findByRole('heading', { name: 'My Routines' })
  return app
}

async function openBuilder() {
  const app = await openTab()
  await app.user.click(screen.getByRole('button', { name: 'New routine' }))
  return { ...app, builder: within(await screen.findByRole('dialog', { name: 'New routine' })) }
}

type Builder = ReturnType<typeof within>
const check = (builder: Builder, tool: string) => builder.getByRole('checkbox', { name: new RegExp(`^${tool}`) })
const order = (builder: Builder) =>
  within(builder.getByRole('list', { name: 'Your order' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const card = (name: string) => screen.findByRole('article', { name })

test('who has made none reads so, and finds the ready-made ones with their lengths', async () => {
  await openTab()
  expect(await screen.findByText("You haven't created any routines yet...")).toBeTruthy()
  const names = screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)
  expect(names).toEqual(['Panic now', 'Morning', 'Exam break', 'After a conflict', 'Sleep', 'Sunday slow'])
  const sleep = within(await card('Sleep'))
  expect(sleep.getByText('2 tools · 23 minutes')).toBeTruthy()
  expect(sleep.getByRole('link', { name: 'Run Sleep' }).getAttribute('href')).toBe('/coping-tools/routine?ready=sleep')
})

test('Save waits for a name and a tool and says which is missing; what is saved has the fields of the specification', async () => {
  const { user, builder } = await openBuilder()
  const save = builder.getByRole('button', { name: 'Save' })
  const nameMissing = () => builder.queryByText('Please enter a name for your routine')
  const toolMissing = () => builder.queryByText('Please select at least one tool for your routine')
  expect([save.hasAttribute('disabled'), !!nameMissing(), !!toolMissing()]).toEqual([true, true, true])
  await user.type(builder.getByLabelText('Name'), '   ')
  expect([save.hasAttribute('disabled'), !!nameMissing()]).toEqual([true, true])
  await user.type(builder.getByLabelText('Name'), 'Before the train')
  expect([save.hasAttribute('disabled'), !!nameMissing(), !!toolMissing()]).toEqual([true, false, true])
  await user.click(check(builder, 'Saans'))
  await user.click(check(builder, 'Jaali'))
  expect([save.hasAttribute('disabled'), !!toolMissing()]).toEqual([false, false])
  await user.click(save)
  expect(await screen.findByText('Your routine has been saved!')).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'New routine' })).toBeNull()
  expect(within(await card('Before the train')).getByText('2 tools · 13 minutes')).toBeTruthy()
  expect(kept()).toEqual([
    {
      id: expect.any(String),
      occurredAt: expect.any(String),
      updatedAt: expect.any(String),
      name: 'Before the train',
      description: '',
      tools: ['saans', 'jaali'],
      createdAt: kept()[0]?.occurredAt,
      totalDuration: '13 min',
    },
  ])
})

test('a tool may stand twice; buttons move it, say where it went, and the total is summed in hours too', async () => {
  const { user, builder } = await openBuilder()
  for (const tool of ['Kolam Studio', 'Saans']) await user.click(check(builder, tool))
  await user.click(builder.getByRole('button', { name: 'Add Kolam Studio again' }))
  expect(order(builder)).toEqual(['Kolam Studio', 'Saans', 'Kolam Studio'])
  await user.click(builder.getByRole('button', { name: 'Move Saans down, place 2' }))
  expect(order(builder)).toEqual(['Kolam Studio', 'Kolam Studio', 'Saans'])
  expect(builder.getByText('Saans moved to place 3 of 3.')).toBeTruthy()
  await user.click(builder.getByRole('button', { name: 'Move Saans down, place 3' }))
  expect(order(builder)).toEqual(['Kolam Studio', 'Kolam Studio', 'Saans'])
  expect(builder.getByText('45 minutes')).toBeTruthy()
  await user.click(check(builder, 'Vichaar'))
  expect(builder.getByText('1 hour')).toBeTruthy()
  await user.click(builder.getByRole('button', { name: 'Add Saans again' }))
  expect(builder.getByText('1 hour 5 minutes')).toBeTruthy()
  await user.click(builder.getByRole('button', { name: 'Remove Saans, place 3' }))
  await user.click(check(builder, 'Kolam Studio'))
  expect(order(builder)).toEqual(['Vichaar', 'Saans'])
})

test('twelve tools are the most', async () => {
  const { user, builder } = await openBuilder()
  await user.click(check(builder, 'Saans'))
  for (let count = 1; count < 12; count += 1) await user.click(builder.getByRole('button', { name: 'Add Saans again' }))
  expect(order(builder)).toHaveLength(12)
  expect(builder.getByText('A routine can have up to twelve tools.')).toBeTruthy()
  expect(check(builder, 'Jaali').hasAttribute('disabled')).toBe(true)
  expect(builder.queryByRole('button', { name: 'Add Saans again' })).toBeNull()
})

test('leaving asks first, what was begun is there again, and only the person drops it', async () => {
  const { user, builder } = await openBuilder()
  await user.type(builder.getByLabelText('Name'), 'Half made')
  await user.click(builder.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(builder.getByRole('button', { name: 'Continue editing' }))
  await user.click(builder.getByRole('button', { name: 'Continue editing' }))
  expect(document.activeElement).toBe(builder.getByLabelText('Name'))
  // A browser lets a second Escape through whatever the page says.
  await user.click(builder.getByRole('button', { name: 'Close' }))
  await user.click(builder.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'New routine' }))
  const again = within(await screen.findByRole('dialog', { name: 'New routine' }))
  expect(again.getByLabelText('Name')).toHaveProperty('value', 'Half made')
  await user.click(again.getByRole('button', { name: 'Close' }))
  await user.click(again.getByRole('button', { name: 'Discard changes' }))
  await user.click(screen.getByRole('button', { name: 'New routine' }))
  const fresh = within(await screen.findByRole('dialog', { name: 'New routine' }))
  expect(fresh.getByLabelText('Name')).toHaveProperty('value', '')
  await user.click(fresh.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where the device keeps nothing, the builder says so and loses nothing', async () => {
  const { user, builder } = await openBuilder()
  await user.type(builder.getByLabelText('Name'), 'Evening')
  await user.click(check(builder, 'Saans'))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(builder.getByRole('button', { name: 'Save' }))
  expect(await builder.findByText(/couldn't save this routine on your device\. Your text is safe/)).toBeTruthy()
  expect(builder.getByLabelText('Name')).toHaveProperty('value', 'Evening')
  full.mockRestore()
  await user.click(builder.getByRole('button', { name: 'Save' }))
  expect(await card('Evening')).toBeTruthy()
})

test('an edit keeps the routine its place and its day', async () => {
  keepRoutine('Evening', ['saans'])
  const { user } = await openTab()
  await user.click(within(await card('Evening')).getByRole('button', { name: 'Edit' }))
  const builder = within(await screen.findByRole('dialog', { name: 'Edit routine' }))
  await user.type(builder.getByLabelText('Name'), ' in June')
  await user.click(check(builder, 'Yoga Nidra'))
  await user.click(builder.getByRole('button', { name: 'Save' }))
  expect(within(await card('Evening in June')).getByText('2 tools · 16 minutes')).toBeTruthy()
  expect(kept()).toMatchObject([{ id: '0b0c8a52-7a1e-4c3a-9d0e-3a8f5f1a2b3c', createdAt, totalDuration: '16 min' }])
})

test('a tool named in the address opens the builder with it', async () => {
  const { user, router } = renderApp('/coping-tools?new=jaali')
  const builder = within(await screen.findByRole('dialog', { name: 'New routine' }))
  expect(order(builder)).toEqual(['Jaali'])
  await user.type(builder.getByLabelText('Name'), 'Tiles')
  await user.click(builder.getByRole('button', { name: 'Save' }))
  expect(await card('Tiles')).toBeTruthy()
  expect(router.state.location.search).toEqual({ tab: 'routines' })
})

test('a routine is deleted only after the question, and can be brought back', async () => {
  keepRoutine('Evening', ['saans'])
  const { user } = await openTab()
  const ask = async () => {
    await user.click(within(await card('Evening')).getByRole('button', { name: 'Delete' }))
    return within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this routine?' }))
  }
  await user.click((await ask()).getByRole('button', { name: 'Keep it' }))
  expect(kept()).toHaveLength(1)
  await user.click((await ask()).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText("You haven't created any routines yet...")).toBeTruthy()
  expect(kept()).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Routines' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await card('Evening')).toBeTruthy()
  expect(kept()).toMatchObject([{ name: 'Evening', tools: ['saans'], createdAt }])
})

test('a routine is duplicated, and a ready-made one becomes the person’s own', async () => {
  keepRoutine('Evening', ['saans', 'saans'])
  const { user } = await openTab()
  await user.click(within(await card('Evening')).getByRole('button', { name: 'Duplicate' }))
  expect(within(await card('Evening (copy)')).getByText('2 tools · 10 minutes')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make Exam break mine' }))
  await waitFor(() => expect(kept()).toHaveLength(3))
  expect(kept()[0]).toMatchObject({ name: 'Exam break', tools: ['saans', 'jaali'], totalDuration: '13 min' })
})

test('a name is read by the gate before anything else: help stands above, and what was written is kept', async () => {
  const { user, builder } = await openBuilder()
  await user.type(builder.getByLabelText('Name'), 'I want to die')
  await user.tab()
  expect(await builder.findByRole('region', { name: 'Help from a person' })).toBeTruthy()
  await user.click(check(builder, 'Saans'))
  await user.click(builder.getByRole('button', { name: 'Save' }))
  const own = await card('I want to die')
  expect(screen.getByRole('region', { name: 'Help from a person' })).toBeTruthy()
  await user.click(within(own).getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('The link can wait. Someone can help you right here.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a link is copied, and opens as a preview that is saved only by a press', async () => {
  keepRoutine('शाम की चाय', ['saans', 'jaali', 'saans'])
  const { user, unmount } = await openTab()
  await user.click(within(await card('शाम की चाय')).getByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this routine' }))
  await user.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await dialog.findByText('Link copied.')).toBeTruthy()
  const link = new URL(await navigator.clipboard.readText())
  expect([link.pathname, link.search]).toEqual(['/coping-tools/shared-routine', ''])
  unmount()
  localStorage.removeItem('savedRoutines')

  const { user: friend } = renderApp(`${link.pathname}${link.hash}`)
  const preview = within(await screen.findByRole('region', { name: 'शाम की चाय' }))
  expect(
    within(preview.getByRole('list', { name: 'Tools in it' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Saans 5 minutes', 'Jaali 8 minutes', 'Saans 5 minutes'])
  expect(kept()).toEqual([])
  await friend.click(preview.getByRole('button', { name: 'Save this routine' }))
  expect(await card('शाम की चाय')).toBeTruthy()
  expect(kept()).toMatchObject([{ tools: ['saans', 'jaali', 'saans'], totalDuration: '18 min' }])
})

test('a link that is not whole says so kindly', async () => {
  renderApp('/coping-tools/shared-routine#1.abk.QmVm')
  expect(await screen.findByText(/^This link is incomplete\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save this routine' })).toBeNull()
})

test('who opens a link before being in comes to it afterwards', async () => {
  localStorage.clear()
  const { user, router } = renderApp('/coping-tools/shared-routine#1.abcdefghijkl.QWxsIHR3ZWx2ZQ.qw57on')
  await user.click(await screen.findByRole('button', { name: 'Continue without an account' }))
  expect(await screen.findByRole('region', { name: 'All twelve' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/coping-tools/shared-routine')
})
