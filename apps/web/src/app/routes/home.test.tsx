import { analyses, readSession, type TextAnalysis, type VideoAnalysis } from '@maitri/contracts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTextAnalysis, buildVideoAnalysis } from '../../testing/build-analysis'
import { buildUser } from '../../testing/build-user'
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

function homeOf(user: ReturnType<typeof buildUser>, changes: ReturnType<typeof written>[] = []) {
  const api = signedOutApi()
  api.answer(readSession, { user })
  api.answer(analyses.changes, { changes, hasMore: false })
  return renderApp('/', api)
}

/** A reading that the account has, made at a local time. */
function written(
  id: string,
  localTime: string,
  revision: number,
  body: TextAnalysis | VideoAnalysis = buildTextAnalysis(),
) {
  const at = new Date(localTime).toISOString()
  return {
    state: 'present' as const,
    id,
    occurredAt: at,
    updatedAt: at,
    revision,
    body,
  }
}

const question = () => screen.findByRole('heading', { level: 1, name: 'How is your mind today?' })

test('someone who is signed in is greeted by name and time of day', async () => {
  homeOf(buildUser({ uid: 'greeted', displayName: 'Ananya' }))
  await question()
  expect(screen.getByText('Good morning, Ananya')).toBeTruthy()
})

test('a guest is greeted without a name', async () => {
  homeOfGuest()
  await question()
  expect(screen.getByText('Good morning')).toBeTruthy()
})

test('the first act leads to Mindscan', async () => {
  homeOfGuest()
  const act = await screen.findByRole('link', { name: 'Check in with Mindscan' })
  expect(act.getAttribute('href')).toBe('/mindscan')
})

test('every way to begin has its words and leads to a screen', async () => {
  homeOfGuest()
  const ways = await screen.findByRole('region', { name: 'Where to begin' })
  const links = within(ways).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open Mindscan', '/mindscan'],
    ['Open Mindmitra', '/mindmitra'],
    ['See all help lines', '/help'],
    ['Try a tool', '/coping-tools'],
  ])
  expect(within(ways).getByRole('heading', { name: 'AI Health Analysis' })).toBeTruthy()
})

test('the testimonials say that they are examples', async () => {
  homeOfGuest()
  const words = await screen.findByRole('region', { name: 'In their words' })
  expect(within(words).getAllByRole('figure')).toHaveLength(2)
  expect(within(words).getByText(/^Example stories, written by us/)).toBeTruthy()
})

test('a first visit shows no week and no reading', async () => {
  const { api } = homeOf(buildUser({ uid: 'new-person' }))
  await question()
  await vi.waitFor(() => expect(api.calls(analyses.changes)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Your week' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Your last reading' })).toBeNull()
})

test('who comes back finds the last reading and the week, by the day', async () => {
  homeOf(buildUser({ uid: 'returning-person' }), [
    written('11111111-1111-4111-8111-111111111111', '2026-11-17T23:50:00', 1),
    written('22222222-2222-4222-8222-222222222222', '2026-11-19T08:00:00', 2),
    written('33333333-3333-4333-8333-333333333333', '2026-11-19T21:00:00', 3),
  ])
  const last = await screen.findByRole('region', { name: 'Your last reading' })
  expect(within(last).getByRole('heading', { name: 'Thursday, 19 November' })).toBeTruthy()
  expect(within(last).getByRole('link', { name: 'Open this reading' }).getAttribute('href')).toBe(
    '/mindscan?reading=33333333-3333-4333-8333-333333333333',
  )

  const days = within(screen.getByRole('region', { name: 'Your week' })).getAllByRole('listitem')
  expect(days.map((day) => day.querySelector('.visually-hidden')?.textContent)).toEqual([
    'Monday, 16 November: no reading',
    'Tuesday, 17 November: one reading',
    'Wednesday, 18 November: no reading',
    'Thursday, 19 November: 2 readings',
    'Friday, 20 November: no reading',
    'Saturday, 21 November: no reading',
    'Sunday, 22 November: no reading',
  ])
})

test('Home repeats nothing of what a reading says', async () => {
  homeOf(buildUser({ uid: 'discreet' }), [written('44444444-4444-4444-8444-444444444444', '2026-11-19T08:00:00', 1)])
  await screen.findByRole('region', { name: 'Your last reading' })
  expect(document.body.textContent).not.toContain('a day like others')
})

test('a video as the last reading says that it was one, counts in the week, and tells nothing of what was found', async () => {
  homeOf(buildUser({ uid: 'filmed' }), [
    written('55555555-5555-4555-8555-555555555555', '2026-11-19T08:00:00', 1),
    written(
      '66666666-6666-4666-8666-666666666666',
      '2026-11-19T21:00:00',
      2,
      buildVideoAnalysis({ transcription: 'the rain was loud' }),
    ),
  ])
  const last = await screen.findByRole('region', { name: 'Your last reading' })
  expect(within(last).getByText(/what was found in your video/)).toBeTruthy()
  expect(within(last).getByRole('link', { name: 'Open this reading' }).getAttribute('href')).toBe(
    '/mindscan?reading=66666666-6666-4666-8666-666666666666',
  )
  expect(screen.getByText('Thursday, 19 November: 2 readings')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/the rain was loud|joy/i)
})
