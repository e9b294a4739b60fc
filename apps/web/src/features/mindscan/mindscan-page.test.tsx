import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { belongTo } from '../../safety/crisis-owner'
import { renderApp } from '../../testing/render-app'

const strained =
  'Office has been heavy this month. I keep worrying about the deadline even at night, and I am not sleeping well. I am tired all day and I snap at everybody.'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
})

async function openMindscan() {
  const app = renderApp('/mindscan')
  const box = await screen.findByRole('textbox', { name: "What's on your mind?" })
  return { ...app, box }
}

async function read(app: Awaited<ReturnType<typeof openMindscan>>, text: string) {
  await app.user.click(app.box)
  await app.user.paste(text)
  await app.user.click(screen.getByRole('button', { name: 'Use This Text' }))
  await app.user.click(await screen.findByRole('button', { name: 'Analyze My Mental Health' }))
  return screen.findByText('What your words suggest', undefined, { timeout: 20_000 })
}

test('a text under ten characters is refused at its field, and stays', async () => {
  const { user, box } = await openMindscan()
  await user.type(box, '  so sad   ')
  await user.click(screen.getByRole('button', { name: 'Use This Text' }))
  expect(await screen.findByText('Please enter at least 10 characters.')).toBeTruthy()
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect((box as HTMLTextAreaElement).value).toBe('  so sad   ')
  expect(document.activeElement).toBe(box)
})

test('a text that is too long is refused with how much is too much, and stays', async () => {
  const { user, box } = await openMindscan()
  await user.click(box)
  await user.paste('x'.repeat(10_003))
  await user.click(screen.getByRole('button', { name: 'Use This Text' }))
  expect(await screen.findByText(/3 characters too long/)).toBeTruthy()
})

test('a reading explains itself: the sentence, the feelings, the counted words, what would change it, and what it is not', async () => {
  const app = await openMindscan()
  await read(app, strained)
  expect(screen.getByRole('heading', { name: 'It sounds like a lot is weighing on you.' })).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Feelings in your words' })).getAllByRole('listitem').length,
  ).toBeGreaterThan(1)
  expect(screen.getByText(/^Counted:/).textContent).toMatch(
    /Counted: \d+ light words? and \d+ heavy words? in \d+ words\. Score -1\.00\. .*tip the count/,
  )
  expect(document.querySelector('mark s')?.textContent, 'a negated word is struck through').toContain('sleeping')
  expect(screen.getByText(/not a diagnosis/)).toBeTruthy()
  expect(screen.getByText('Three things that may help').nextElementSibling?.querySelectorAll('li')).toHaveLength(3)
})

test('the words can be changed before they are read, and the reading can be cancelled; nothing typed is lost', async () => {
  const { user, box } = await openMindscan()
  await user.click(box)
  await user.paste(strained)
  await user.click(screen.getByRole('button', { name: 'Use This Text' }))
  await user.click(await screen.findByRole('button', { name: 'Analyze My Mental Health' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const words = screen.getByRole('textbox', { name: 'Text to analyse' }) as HTMLTextAreaElement
  expect(words.value).toBe(strained)
  await user.type(words, ' So I wrote it down.')
  expect(words.value).toBe(`${strained} So I wrote it down.`)
})

test('Back from what a reading leads to finds the reading again, and New Mindscan closes it', async () => {
  const app = await openMindscan()
  await read(app, strained)
  expect(app.history.length, 'the reading takes the place of the address it was asked from').toBe(1)
  await act(() => app.router.navigate({ to: '/insights' }))
  act(() => app.history.back())
  expect(await screen.findByRole('heading', { name: 'It sounds like a lot is weighing on you.' })).toBeTruthy()
  expect(screen.getAllByText('What your words suggest')).toHaveLength(1)
  await app.user.click(screen.getByRole('button', { name: 'New Mindscan' }))
  expect(await screen.findByRole('textbox', { name: "What's on your mind?" })).toBeTruthy()
  expect(screen.queryByText('What your words suggest')).toBeNull()
})

test('a fresh reading stands alone: it is not shown a second time as an earlier one', async () => {
  const app = await openMindscan()
  await read(app, strained)
  await waitFor(() => expect(app.router.state.location.search).toHaveProperty('reading'))
  expect(screen.getAllByText('What your words suggest')).toHaveLength(1)
  await app.user.click(screen.getByRole('tab', { name: 'Video' }))
  await waitFor(() => expect(screen.queryByText('What your words suggest')).toBeNull())
  await app.user.click(screen.getByRole('tab', { name: 'Voice' }))
  expect(await screen.findByText('What your words suggest')).toBeTruthy()
})

test('few words give a first impression with counts and no score', async () => {
  const app = await openMindscan()
  await read(app, 'I am sad and so tired')
  expect(screen.getByRole('heading', { name: 'A first impression of what you said.' })).toBeTruthy()
  expect(screen.queryByRole('meter', { name: 'From heavy to light' })).toBeNull()
  expect(screen.getByText(/^Counted:/).textContent).not.toContain('Score')
})

test('S1, S9: risk is assessed first: words in crisis bring help before any reading, and light words never outweigh them', async () => {
  const app = await openMindscan()
  await app.user.click(app.box)
  await app.user.paste('It was a lovely happy day with friends and good food, and tonight I am going to kill myself.')
  await app.user.click(screen.getByRole('button', { name: 'Use This Text' }))
  expect(await screen.findByRole('link', { name: /112/ })).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Analyze My Mental Health' }))
  expect(
    await screen.findByRole(
      'heading',
      { name: 'What you wrote matters more than any word count.' },
      { timeout: 5_000 },
    ),
  ).toBeTruthy()
  expect(screen.queryByText("There's some light in what you said.")).toBeNull()
  expect(screen.queryByText('Happy')).toBeNull()
  expect(document.querySelector('mark'), 'no word counts as light or heavy').toBeNull()
  expect(screen.queryByText(/^Counted:/)).toBeNull()
  const tips = within(screen.getByText('Three things that may help').nextElementSibling as HTMLElement)
  expect(tips.getAllByRole('heading').map((tip) => tip.textContent)).toEqual([
    'Tell one person',
    'Name what is around you',
    'Breathe out longer than in',
  ])
})

test('an earlier reading of words in crisis brings the help lines with it, in a tab that has not met them yet', async () => {
  const app = await openMindscan()
  await read(app, 'I want to die, I have no reason to live')
  await app.user.click(screen.getByRole('button', { name: 'New Mindscan' }))
  act(() => belongTo(null))
  act(() => belongTo('guest'))
  expect(screen.queryByRole('region', { name: 'Help from a person' })).toBeNull()
  const [row] = await screen.findAllByRole('button', { name: /^Open the result from/ })
  await app.user.click(row as HTMLElement)
  expect(await screen.findByText(/The helplines above answer 24 hours/)).toBeTruthy()
  const help = await screen.findByRole('region', { name: 'Help from a person' })
  expect(within(help).getByRole('link', { name: /14416/ })).toBeTruthy()
})

test('the words are still there after a visit to the help lines, at the step they had reached', async () => {
  const app = await openMindscan()
  await app.user.click(app.box)
  await app.user.paste('I want to die, I have')
  await act(() => app.router.navigate({ to: '/help' }))
  await act(() => app.router.navigate({ to: '/mindscan' }))
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: "What's on your mind?" })
  expect(box.value).toBe('I want to die, I have')
  await app.user.type(box, ' no reason to live')
  await app.user.click(screen.getByRole('button', { name: 'Use This Text' }))
  const help = await screen.findByRole('region', { name: 'Help from a person' })
  await app.user.click(within(help).getByRole('link', { name: 'All helplines' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/help'))
  await act(() => app.router.navigate({ to: '/mindscan' }))
  expect(await screen.findByDisplayValue('I want to die, I have no reason to live')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Analyze My Mental Health' }))
  expect(await screen.findByText('What your words suggest', undefined, { timeout: 20_000 })).toBeTruthy()
})

test('words that wait are forgotten when the guest leaves', async () => {
  const app = await openMindscan()
  await app.user.type(app.box, 'Only for me')
  await app.router.navigate({ to: '/help' })
  act(() => app.session.leaveGuest())
  act(() => app.session.continueAsGuest())
  await act(() => app.router.navigate({ to: '/mindscan' }))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: "What's on your mind?" })).value).toBe('')
})

test('a double click on the analysis does not cancel it, and the focus stays on its button', async () => {
  const { user, box } = await openMindscan()
  await user.click(box)
  await user.paste(strained)
  await user.click(screen.getByRole('button', { name: 'Use This Text' }))
  const analyse = await screen.findByRole('button', { name: 'Analyze My Mental Health' })
  await user.dblClick(analyse)
  expect(screen.getByRole('button', { name: 'Processing...' })).toBe(analyse)
  expect(document.activeElement).toBe(analyse)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(analyse)
  await user.click(analyse)
  expect(await screen.findByText('What your words suggest', undefined, { timeout: 20_000 })).toBeTruthy()
})

test('a deletion that this device refuses is told, and the reading stays', async () => {
  const app = await openMindscan()
  await read(app, strained)
  const before = (await screen.findAllByRole('button', { name: /^Open the result from/ })).length
  await app.user.click(screen.getAllByRole('button', { name: /^Delete the result from/ })[0] as HTMLElement)
  // Where a browser keeps nothing, as here, the records lie in a map; a full or broken store refuses in the same way.
  const drop = Map.prototype.delete
  const refusal = vi.spyOn(Map.prototype, 'delete').mockImplementation(function (this: Map<unknown, unknown>, key) {
    if (typeof key === 'string' && /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(key)) throw new Error('refused')
    return drop.call(this, key)
  })
  await app.user.click(screen.getByRole('button', { name: 'Delete result' }))
  expect(await screen.findByText(/We couldn't delete this result/)).toBeTruthy()
  refusal.mockRestore()
  expect(screen.getAllByRole('button', { name: /^Open the result from/ })).toHaveLength(before)
})

test('the debug button puts the raw results on the console and says so', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const app = await openMindscan()
  await read(app, strained)
  await app.user.click(screen.getByRole('button', { name: 'Log raw results' }))
  expect(screen.getByText('API results have been logged to console.')).toBeTruthy()
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ text: strained, analysisMethod: 'local', isQuestion: false }),
  )
  log.mockRestore()
})

test('a reading is found in the history, opens from there, and is deleted after a question', async () => {
  const app = await openMindscan()
  await read(app, strained)
  await app.user.click(screen.getByRole('button', { name: 'New Mindscan' }))
  const rows = await screen.findAllByRole('button', { name: /^Open the result from/ })
  await app.user.click(rows[0] as HTMLElement)
  expect(await screen.findByText('What your words suggest')).toBeTruthy()
  await app.user.click(screen.getAllByRole('button', { name: /^Delete the result from/ })[0] as HTMLElement)
  await app.user.click(screen.getByRole('button', { name: 'Keep it' }))
  const before = screen.getAllByRole('button', { name: /^Open the result from/ }).length
  await app.user.click(screen.getAllByRole('button', { name: /^Delete the result from/ })[0] as HTMLElement)
  await app.user.click(screen.getByRole('button', { name: 'Delete result' }))
  expect(await screen.findByText('Result deleted.')).toBeTruthy()
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /^Open the result from/ })).toHaveLength(before - 1),
  )
  expect(screen.queryByText('What your words suggest'), 'a deleted reading does not stay open').toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Earlier results' }))
})

test('what the gate found is forgotten when the guest leaves, so that the next one meets no panel', async () => {
  const app = await openMindscan()
  await app.user.click(app.box)
  await app.user.paste('I want to die, I have no reason to live')
  await app.user.click(screen.getByRole('button', { name: 'Use This Text' }))
  await screen.findByRole('region', { name: 'Help from a person' })
  await app.router.navigate({ to: '/help' })
  act(() => app.session.leaveGuest())
  act(() => app.session.continueAsGuest())
  await act(() => app.router.navigate({ to: '/mindscan' }))
  await screen.findByRole('textbox', { name: "What's on your mind?" })
  expect(screen.queryByRole('region', { name: 'Help from a person' })).toBeNull()
})
