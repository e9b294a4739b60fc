import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app'

// The whole app is opened for the first time.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  vi.useFakeTimers({ now: new Date('2026-11-20T21:30:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const done = (id: string, type: string, title: string, localTime: string) => ({
  id,
  type,
  title,
  occurredAt: new Date(localTime).toISOString(),
})

const stat = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent

test('a new person sees nothing as theirs, and beside it the sample, marked as one', async () => {
  renderApp('/profile?tab=progress')
  expect(
    await screen.findByText('No recent activity. Start using the app to track your progress!', undefined, {
      timeout: 20_000,
    }),
  ).toBeTruthy()
  expect(['Insights Read', 'Tools Used', 'Routines Completed', 'Mindmitra Chats'].map(stat)).toEqual([
    '0',
    '0',
    '0',
    '0',
  ])
  const own = within(screen.getAllByRole('region', { name: 'Wellness Trend' })[0] as HTMLElement)
  expect(own.getByText('Not enough yet')).toBeTruthy()
  expect(own.getByText('no check-in in the last 7 days')).toBeTruthy()
  const sample = within(screen.getByRole('region', { name: "Here's how it can look" }))
  expect(sample.getAllByText('Sample')).toHaveLength(4)
  expect(['15', '8', '12', '23'].map((value) => sample.getAllByText(value).length > 0)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('the time that is chosen decides what is counted and shown, and stands in the address', {
  timeout: 40_000,
}, async () => {
  localStorage.setItem(
    'recentActivities',
    JSON.stringify([
      done('a1', 'tool', 'Saans', '2026-11-20T19:30:00'),
      done('a2', 'chat', 'A chat with Mindmitra', '2026-11-14T00:00:00'),
      done('a3', 'tool', 'Jaali', '2026-11-13T23:59:00'),
      done('a4', 'insight', 'Why chai breaks calm the mind', '2026-06-01T08:00:00'),
    ]),
  )
  const { user, router } = renderApp('/profile?tab=progress')
  const activity = within(await screen.findByRole('region', { name: 'Recent Activity' }, { timeout: 20_000 }))
  expect(screen.queryByText("Here's how it can look")).toBeNull()
  expect([stat('Insights Read'), stat('Tools Used'), stat('Mindmitra Chats')]).toEqual(['0', '1', '1'])
  expect(activity.getByText('2 hours ago')).toBeTruthy()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All Time')
  await waitFor(() => expect([stat('Insights Read'), stat('Tools Used')]).toEqual(['1', '2']))
  expect(router.state.location.search).toEqual({ tab: 'progress', range: 'all' })

  await user.click(activity.getByRole('button', { name: /^Delete Saans/ }))
  await waitFor(() => expect(stat('Tools Used')).toBe('1'))
  expect(JSON.parse(localStorage.getItem('userProgress') ?? '{}')).toMatchObject({ toolsUsed: 1, insightsRead: 1 })

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stat('Tools Used')).toBe('2'))
  expect(activity.getByRole('button', { name: /^Delete Saans/ })).toBeTruthy()
  expect(screen.queryByText('Activity deleted.')).toBeNull()
})
