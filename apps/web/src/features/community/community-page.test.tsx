import {
  createGroup,
  type Group,
  joinGroup,
  leaveGroup,
  listGroups,
  listOwnGroups,
  readGroup,
  readOwnGroup,
  readSession,
} from '@maitri/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildUser } from '../../testing/build-user'
import type { FakeApi } from '../../testing/fake-api'
import { renderApp, signedOutApi } from '../../testing/render-app'
import { bareExamples } from './shown-group'

const moderation = { next: null, isModerated: true, isModerator: false }
const me = { pseudonym: 'Quiet Banyan', joinedAt: '2026-11-21T08:00:00.000Z' }
const examples = (changes: Partial<Group> = {}): Group[] =>
  bareExamples.map((group, index) => (index === 0 ? { ...group, ...changes } : group))
const created: Group = {
  id: '6f3b1c9e-3f0f-4f6a-9a51-0c8f6f1d2a10',
  words: { name: 'Night shift', description: 'Home at sunrise.', type: 'advocacy', tags: ['work', 'sleep'] },
  members: 1,
  closedAt: null,
  isOwn: false,
  review: null,
  isHidden: false,
  membership: null,
}

function signedIn(groups: Group[] = examples()): FakeApi {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  api.answer(listOwnGroups, { ...moderation, groups })
  return api
}

function asGuest(groups: Group[] = examples()): FakeApi {
  localStorage.setItem('isAuthenticated', 'true')
  const api = signedOutApi()
  api.answer(listGroups, { ...moderation, groups })
  return api
}

const card = async (name = 'Anxiety Support Circle') => within(await screen.findByRole('article', { name }))
const names = () => screen.getAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent ?? [])
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Kind of group' })).getByRole('button', { name })
const search = () => screen.findByRole('searchbox', { name: 'Search groups' })
const notice = (words: string) => screen.findByText(words)

test('the six examples stand there with their numbers, marked as examples, and why people sit together', async () => {
  renderApp('/community', asGuest())
  for (const [name, count] of [
    ['Anxiety Support Circle', '1,243 members (sample)'],
    ['Mindfulness Meditation Group', '956 members (sample)'],
    ['Depression Recovery Network', '1,876 members (sample)'],
    ['Mental Health Advocates', '742 members (sample)'],
    ['PTSD Peer Support', '689 members (sample)'],
    ['Art Therapy Collective', '512 members (sample)'],
  ]) {
    const one = await card(name)
    expect(one.getByText(count ?? '')).toBeTruthy()
    expect(one.getByText('Sample group')).toBeTruthy()
  }
  expect(names().slice(6)).toEqual(['Mutual Support', 'Shared Wisdom', 'Reduce Isolation', 'Safe Space'])
})

test('joining counts at once and stays to read; leaving takes it back; both are told', async () => {
  const api = signedIn()
  let answer: (group: Group) => void = () => undefined
  api.answer(joinGroup, () => new Promise<Group>((done) => (answer = done)))
  api.answer(leaveGroup, examples()[0] as Group)
  const { user } = renderApp('/community', api)
  const one = await card()
  await user.click(await one.findByRole('button', { name: 'Join Group' }))
  expect(await one.findByText('1,244 members (sample)')).toBeTruthy()
  expect(one.getByRole('button', { name: 'Leave Group' })).toBeTruthy()
  expect(screen.queryByText("You've joined the group!")).toBeNull()
  const [call] = api.calls(joinGroup)
  const pseudonym = call?.body.pseudonym ?? ''
  expect(pseudonym).toMatch(/^\w+ \w+$/)
  answer({ ...(examples()[0] as Group), members: 1244, membership: { ...me, pseudonym } })
  expect(await notice("You've joined the group!")).toBeTruthy()
  expect(one.getByText(new RegExp(`You're in as ${pseudonym}\\.`))).toBeTruthy()

  await user.click(one.getByRole('button', { name: 'Leave Group' }))
  expect(await notice("You've left the group")).toBeTruthy()
  expect(one.getByText('1,243 members (sample)')).toBeTruthy()
  expect(one.getByText("You've left this group.")).toBeTruthy()
})

test.each([
  ['unavailable', 503, "You haven't joined: We can't reach Maitri right now. Please try again in a while."],
  ['conflict', 409, "This group is closed, so you can't join it."],
  ['not_found', 404, "This group doesn't exist any more."],
] as const)('a refusal to join (%s) takes the count back and says why', async (code, status, words) => {
  const api = signedIn()
  api.refuse(joinGroup, code, status)
  const { user } = renderApp('/community', api)
  const one = await card()
  await user.click(await one.findByRole('button', { name: 'Join Group' }))
  expect(await one.findByText(words)).toBeTruthy()
  expect(one.getByText('1,243 members (sample)')).toBeTruthy()
  expect(one.getByRole('button', { name: 'Join Group' })).toBeTruthy()
  expect(screen.queryByText("You've joined the group!")).toBeNull()
})

test('a pseudonym that is taken gives way to another one, unasked', async () => {
  const api = signedIn()
  let isFirst = true
  api.answer(joinGroup, ({ body }) => ({
    ...(examples()[0] as Group),
    members: 1244,
    membership: { ...me, pseudonym: body.pseudonym },
  }))
  const scripted = globalThis.fetch
  globalThis.fetch = (target, init) => {
    const isTaken = isFirst && String(target).includes('/membership')
    if (isTaken) isFirst = false
    const problem = { type: '', title: '', status: 409, code: 'conflict', requestId: 'x' }
    const fields = [{ path: 'pseudonym', code: 'taken' }]
    return isTaken ? Promise.resolve(Response.json({ ...problem, fields }, { status: 409 })) : scripted(target, init)
  }
  const { user } = renderApp('/community', api)
  const one = await card()
  await user.click(await one.findByRole('button', { name: 'Join Group' }))
  expect(await notice("You've joined the group!")).toBeTruthy()
  expect(api.calls(joinGroup)[0]?.body.pseudonym).toMatch(/^\w+ \w+ \d\d$/)
})

test('a guest joins on the device: counted here, kept over a visit, sent nowhere', async () => {
  const api = asGuest()
  const { user, unmount } = renderApp('/community', api)
  await user.click(await (await card()).findByRole('button', { name: 'Join Group' }))
  expect(await notice("You've joined the group!")).toBeTruthy()
  expect((await card()).getByText('1,244 members (sample)')).toBeTruthy()
  const kept = JSON.parse(localStorage.getItem('joinedGroups_guest') ?? '[]')
  expect(kept).toEqual([{ id: 'anxiety-support-circle', pseudonym: expect.any(String), joinedAt: expect.any(String) }])
  unmount()
  const again = renderApp('/community', api)
  await again.user.click(await (await card()).findByRole('button', { name: 'Leave Group' }))
  expect((await card()).getByText('1,243 members (sample)')).toBeTruthy()
  expect(localStorage.getItem('joinedGroups_guest')).toBeNull()
})

test('a kind of group stands in the address; a search stays out of it, is told, and both together find', async () => {
  const { user, router } = renderApp('/community', asGuest([...examples(), created]))
  await card('Night shift')
  await user.click(chip('Practice Groups'))
  expect(names().slice(0, 2)).toEqual(['Mindfulness Meditation Group', 'Art Therapy Collective'])
  expect(router.state.location.search).toEqual({ type: 'practice' })
  await user.type(await search(), 'RANGOLI{Enter}')
  expect(await notice('Showing results for "RANGOLI"')).toBeTruthy()
  expect(screen.getByText('1 group for "RANGOLI"')).toBeTruthy()
  expect(names()[0]).toBe('Art Therapy Collective')
  expect(router.state.location.href).not.toContain('RANGOLI')
  await user.click(chip('Advocacy'))
  expect(await screen.findByText('No communities found')).toBeTruthy()
  expect(screen.getByText(/Try adjusting your search or filter criteria\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all groups' }))
  expect(names()).toContain('Night shift')
  expect(router.state.location.search).toEqual({})
})

test('words in the search that ask for help bring the help lines, and no empty list', async () => {
  const { user } = renderApp('/community', asGuest())
  await card()
  await user.click(await search())
  await user.paste('i want to die')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await vi.waitFor(() => expect(document.querySelector('main a[href="tel:14416"]')).toBeTruthy())
  expect(screen.queryByText('No communities found')).toBeNull()
  expect(screen.queryByText(/Showing results for/)).toBeNull()
})

test('where the server cannot be asked the examples are there to read, and it can be asked again', async () => {
  const api = signedIn()
  api.refuse(listOwnGroups, 'internal', 500)
  const { user } = renderApp('/community', api)
  expect(await screen.findByText(/We couldn't load/)).toBeTruthy()
  expect((await card()).queryByRole('button')).toBeNull()
  api.answer(listOwnGroups, { ...moderation, groups: examples({ members: 1250, membership: me }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await (await card()).findByRole('button', { name: 'Leave Group' })).toBeTruthy()
})

async function openForm(api: FakeApi) {
  const app = renderApp('/community', api)
  await app.user.click(await screen.findByRole('button', { name: 'Start a group' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start Your Own Community' }))
  const write = (label: string, text: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value: text } })
  const create = () => app.user.click(dialog.getByRole('button', { name: 'Create group' }))
  return { ...app, dialog, write, create }
}

test('a community is created: what is missing is said at the field, and then it stands in the list', async () => {
  const api = signedIn()
  api.answer(createGroup, ({ body: { id, pseudonym, ...words } }) => ({
    ...created,
    id,
    words,
    isOwn: true,
    membership: { ...me, pseudonym },
  }))
  const { dialog, write, create } = await openForm(api)
  await create()
  expect(await dialog.findByText('Please fill in all required fields')).toBeTruthy()
  expect(dialog.getByText('Please give your group a name.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'))
  write('Name', 'Night shift')
  write('Description', 'Home at sunrise.')
  write('Tags', ' work ,  night   shifts,, Work')
  write('Your nickname in this group', 'ananya rao')
  await create()
  expect(await dialog.findByText(/That's your account's name or email\./)).toBeTruthy()
  expect(dialog.queryByText('Please fill in all required fields')).toBeNull()
  await waitFor(() => expect(dialog.getByLabelText('Your nickname in this group')).toBeTruthy())
  write('Your nickname in this group', 'Quiet Banyan')
  await create()
  expect(await notice('Community created successfully!')).toBeTruthy()
  expect(api.calls(createGroup)[0]?.body).toMatchObject({
    name: 'Night shift',
    type: 'support',
    tags: ['work', 'night shifts'],
    pseudonym: 'Quiet Banyan',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await card('Night shift')).getByText('You started this')).toBeTruthy()
})

test.each([
  ['too_many_requests', 429, /^You can start five groups a day\./],
  ['unavailable', 503, /^We couldn't create the group: We can't reach Maitri right now\..*Your text is safe\.$/],
] as const)('a refusal to create (%s) loses nothing that was written', async (code, status, words) => {
  const api = signedIn()
  api.refuse(createGroup, code, status)
  const { dialog, write, create } = await openForm(api)
  write('Name', 'Night shift')
  write('Description', 'Home at sunrise.')
  await create()
  expect(await dialog.findByText(words)).toBeTruthy()
  expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('Night shift')
})

test('a community whose words ask for help waits, with help above; who presses again means it', async () => {
  const api = signedIn()
  api.answer(createGroup, created)
  const { dialog, write, create } = await openForm(api)
  write('Name', 'I want to die')
  write('Description', 'Home at sunrise.')
  await create()
  expect(await dialog.findByText(/^We haven't sent anything yet\./)).toBeTruthy()
  expect(dialog.getByRole('region', { name: 'Help from a person' })).toBeTruthy()
  expect(api.calls(createGroup)).toEqual([])
  await create()
  await waitFor(() => expect(api.calls(createGroup)).toHaveLength(1))
})

test('a guest is asked for an account, and finds the draft in it', async () => {
  const api = asGuest()
  const { dialog, write, create, user, router } = await openForm(api)
  write('Name', 'Night shift')
  write('Description', 'Home at sunrise.')
  await create()
  expect(await dialog.findByText(/^You need an account to start a group\./)).toBeTruthy()
  expect(localStorage.getItem('groupDraft_guest')).toContain('Night shift')
  await user.click(dialog.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/get-started'))
  await user.click(await screen.findByRole('button', { name: 'Continue without an account' }))
  const back = within(await screen.findByRole('dialog', { name: 'Start Your Own Community' }))
  await waitFor(() => expect((back.getByLabelText('Name') as HTMLInputElement).value).toBe('Night shift'))
})

test('who signs in from the form finds in the account what the guest had written', async () => {
  const api = asGuest()
  const { dialog, write, create, user, session } = await openForm(api)
  write('Name', 'Night shift')
  write('Description', 'Home at sunrise.')
  await create()
  await user.click(await dialog.findByRole('button', { name: 'Sign in' }))
  await screen.findByRole('button', { name: 'Continue without an account' })
  api.answer(listOwnGroups, { ...moderation, groups: examples() })
  await act(() => session.accept(buildUser()))
  const back = within(await screen.findByRole('dialog', { name: 'Start Your Own Community' }))
  await waitFor(() => expect((back.getByLabelText('Name') as HTMLInputElement).value).toBe('Night shift'))
})

test('a group that is not there says so, and leads back', async () => {
  const api = asGuest()
  api.refuse(readGroup, 'not_found', 404)
  renderApp('/community/6f3b1c9e-3f0f-4f6a-9a51-0c8f6f1d2a10', api)
  expect(await screen.findByText(/^We can't find this group\./)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'All groups' })).toHaveLength(2)
})

test('members read one another by name, and change their own; what cannot be had is said at the field', async () => {
  const api = signedIn()
  const group = { ...(examples()[0] as Group), members: 1245, membership: me }
  api.answer(readOwnGroup, { group, pseudonyms: ['Slow Otter', 'Quiet Banyan'] })
  api.refuse(joinGroup, 'conflict', 409, { fields: [{ path: 'pseudonym', code: 'taken' }] })
  const { user } = renderApp('/community/anxiety-support-circle', api)
  expect(await screen.findByText('Quiet Banyan (you)')).toBeTruthy()
  expect(screen.getByText('Slow Otter')).toBeTruthy()
  expect(screen.getByText(/Real members so far: 2\./)).toBeTruthy()
  expect(screen.getByText(/Nobody checks groups for emergencies\./)).toBeTruthy()
  expect(document.title).toContain('Anxiety Support Circle')
  const field = screen.getByLabelText('Your nickname') as HTMLInputElement
  const save = () => user.click(screen.getByRole('button', { name: 'Save nickname' }))
  fireEvent.change(field, { target: { value: 'Ananya@example.in' } })
  await save()
  expect(await screen.findByText(/^That's your account's name or email\./)).toBeTruthy()
  fireEvent.change(field, { target: { value: 'Slow Otter' } })
  await save()
  expect(await screen.findByText(/^Someone in this group has that nickname\./)).toBeTruthy()
  expect(field.value).toMatch(/^\w+ \w+ \d\d$/)
  api.answer(joinGroup, ({ body }) => ({ ...group, membership: { ...me, pseudonym: body.pseudonym } }))
  await save()
  expect(await notice('Nickname saved')).toBeTruthy()
})
