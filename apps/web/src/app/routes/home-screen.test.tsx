import { type CheckIn, readSession, syncRecords, type TextAnalysis, type VideoAnalysis } from '@maitri/contracts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTextAnalysis, buildVideoAnalysis } from '../../testing/build-analysis'
import { buildUser } from '../../testing/build-user'
import { keepRecords } from '../../testing/keep-records'
import { renderApp, signedOutApi } from '../../testing/render-app'

const friday = new Date('2026-11-20T09:30:00')

beforeEach(() => {
  vi.useFakeTimers({ now: friday, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function homeOfGuest() {
  localStorage.setItem('isAuthenticated', 'true')
  return renderApp('/')
}

function homeOf(
  user: ReturnType<typeof buildUser>,
  changes: ReturnType<typeof written<TextAnalysis | VideoAnalysis>>[] = [],
  given: ReturnType<typeof written<CheckIn>>[] = [],
) {
  const api = signedOutApi()
  api.answer(readSession, { user })
  keepRecords(api, [
    ...changes.map((change) => ({ collection: 'analyses' as const, ...change })),
    ...given.map((change) => ({ collection: 'check-ins' as const, ...change })),
  ])
  return renderApp('/', api)
}

/** What the account has, of a local time. */
function written<Body>(id: string, localTime: string, revision: number, body: Body) {
  const at = new Date(localTime).toISOString()
  return { state: 'present' as const, id, occurredAt: at, updatedAt: at, revision, body }
}

const reading = (
  id: string,
  localTime: string,
  revision: number,
  body: TextAnalysis | VideoAnalysis = buildTextAnalysis(),
) => written(id, localTime, revision, body)

const question = () => screen.findByRole('heading', { level: 1, name: 'How is your mind today?' })

test('someone who is signed in is greeted by name and time of day', async () => {
  homeOf(buildUser({ uid: 'greeted', displayName: 'Ananya Rao' }))
  await question()
  expect(screen.getByText('Good morning, Ananya')).toBeTruthy()
})

test('a guest is greeted without a name', async () => {
  homeOfGuest()
  await question()
  expect(screen.getByText('Good morning')).toBeTruthy()
})

test('Mindscan stays one press away', async () => {
  homeOfGuest()
  const action = await screen.findByRole('link', { name: 'Start Mindscan' })
  expect(action.getAttribute('href')).toBe('/mindscan')
})

test('a check-in is one tap, can be taken back or given words, and stands in the week at once', async () => {
  const { user } = homeOfGuest()
  await user.click(await screen.findByRole('radio', { name: '6, steady' }))
  // This window has no IndexedDB: nothing is called saved.
  expect(await screen.findByText('6, steady', { selector: 'p' })).toBe(document.activeElement)
  expect(await screen.findByText('Friday, 20 November: one check-in')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add a note' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('radio', { name: '6, steady' })).toBe(document.activeElement)
  expect(screen.queryByRole('region', { name: 'Your week' })).toBeNull()
})

test('a point that keys chose is kept by Enter or the button, since keys pass over others on the way', async () => {
  const { user } = homeOfGuest()
  const steady = await screen.findByRole('radio', { name: '6, steady' })
  expect(screen.queryByRole('button', { name: 'Save check-in' })).toBeNull()
  steady.focus()
  await user.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Save check-in' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('6, steady', { selector: 'p' })).toBeTruthy()
})

test('with the details open a point is only chosen, and kept with them', async () => {
  const { user } = homeOfGuest()
  await user.click(await screen.findByRole('button', { name: 'Add a note' }))
  await user.click(await screen.findByRole('button', { name: 'Save check-in' }))
  expect(await screen.findByText('Choose a number from 0 to 10 first.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '6, steady' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save check-in' }))
  expect(await screen.findByText('6, steady', { selector: 'p' })).toBeTruthy()
})

test('beside a heavy check-in stands who helps', async () => {
  const { user } = homeOfGuest()
  await user.click(await screen.findByRole('radio', { name: '1, heavy' }))
  expect((await screen.findByRole('link', { name: 'See who answers' })).getAttribute('href')).toBe('/help')
})

test('every way to begin has its words and leads to a screen', async () => {
  homeOfGuest()
  const ways = await screen.findByRole('region', { name: 'Where to begin' })
  const links = within(ways).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open Mindscan', '/mindscan'],
    ['Open Mindmitra', '/mindmitra'],
    ['See therapists', '/therapists'],
    ['Try a tool', '/coping-tools'],
  ])
  expect(within(ways).getByRole('heading', { name: 'AI Health Analysis' })).toBeTruthy()
})

test('the testimonials say that they are examples', async () => {
  homeOfGuest()
  const words = await screen.findByRole('region', { name: 'In their words' })
  expect(within(words).getAllByRole('figure')).toHaveLength(2)
  expect(within(words).getByText(/^Sample stories, written by us/)).toBeTruthy()
})

test('a first visit shows no week and no reading', async () => {
  const { api } = homeOf(buildUser({ uid: 'new-person' }))
  await question()
  await vi.waitFor(() => expect(api.calls(syncRecords).length).toBeGreaterThan(0))
  expect(screen.queryByRole('region', { name: 'Your week' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Your last result' })).toBeNull()
})

test('who comes back finds the last reading and the week, by the day', async () => {
  homeOf(
    buildUser({ uid: 'returning-person' }),
    [
      reading('11111111-1111-4111-8111-111111111111', '2026-11-17T23:50:00', 1),
      reading('22222222-2222-4222-8222-222222222222', '2026-11-19T08:00:00', 2),
      reading('33333333-3333-4333-8333-333333333333', '2026-11-19T21:00:00', 3),
    ],
    [
      written('77777777-7777-4777-8777-777777777777', '2026-11-17T07:00:00', 1, {
        mood: 8,
        feelings: [],
        tags: [],
        note: '',
      }),
    ],
  )
  const last = await screen.findByRole('region', { name: 'Your last result' })
  expect(within(last).getByRole('heading', { name: 'Thursday, 19 November' })).toBeTruthy()
  expect(within(last).getByRole('link', { name: 'Open result' }).getAttribute('href')).toBe(
    '/mindscan?reading=33333333-3333-4333-8333-333333333333',
  )

  // What the reading says is not read on Home: what follows it steadies, with help beside it.
  const next = await screen.findByRole('region', { name: 'Saans, 5 minutes' })
  expect(within(next).getByRole('link', { name: 'Or talk to someone' }).getAttribute('href')).toBe('/help')
  expect(within(next).getByRole('link', { name: 'Start Now' }).getAttribute('href')).toBe(
    '/coping-tools/exercise?tool=saans',
  )

  const days = within(screen.getByRole('region', { name: 'Your week' })).getAllByRole('listitem')
  expect(days.map((day) => day.querySelector('.visually-hidden')?.textContent)).toEqual([
    'Monday, 16 November: nothing saved',
    'Tuesday, 17 November: one check-in and one result',
    'Wednesday, 18 November: nothing saved',
    'Thursday, 19 November: 2 results',
    'Friday, 20 November: nothing saved',
    'Saturday, 21 November',
    'Sunday, 22 November',
  ])
})

test('Home repeats nothing of what a reading says', async () => {
  homeOf(buildUser({ uid: 'discreet' }), [reading('44444444-4444-4444-8444-444444444444', '2026-11-19T08:00:00', 1)])
  await screen.findByRole('region', { name: 'Your last result' })
  expect(document.body.textContent).not.toContain('a day like others')
})

test('a video as the last reading says that it was one, counts in the week, and tells nothing of what was found', async () => {
  homeOf(buildUser({ uid: 'filmed' }), [
    reading('55555555-5555-4555-8555-555555555555', '2026-11-19T08:00:00', 1),
    reading(
      '66666666-6666-4666-8666-666666666666',
      '2026-11-19T21:00:00',
      2,
      buildVideoAnalysis({ transcription: 'the rain was loud' }),
    ),
  ])
  const last = await screen.findByRole('region', { name: 'Your last result' })
  expect(within(last).getByText(/What Mindscan picked up in your video/)).toBeTruthy()
  expect(within(last).getByRole('link', { name: 'Open result' }).getAttribute('href')).toBe(
    '/mindscan?reading=66666666-6666-4666-8666-666666666666',
  )
  expect(screen.getByText('Thursday, 19 November: 2 results')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/the rain was loud|joy/i)
})
