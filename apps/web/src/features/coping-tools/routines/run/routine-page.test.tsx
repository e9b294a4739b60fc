import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../../../testing/render-app'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
})

const kept = (name: string): Record<string, unknown>[] => JSON.parse(localStorage.getItem(name) ?? '[]')

/** Grounding, then breath; both begin without a countdown. */
const panic = '/coping-tools/routine?ready=panic_now'

/** Outside of `action`, in which a component that waits for its code would wait for good. */
const press = (name: string) => waitFor(() => screen.getByRole('button', { name }).click())

/** Through the five steps of the tool that is played. */
async function play() {
  for (let step = 1; step < 5; step += 1) await press('Next')
  await press('Complete')
}

test('a routine shows what is ahead and what to mind, and goes tool by tool to its end', async () => {
  const { user, router } = renderApp(panic)
  expect(await screen.findByRole('heading', { level: 1, name: 'Panic now' })).toBeTruthy()
  expect(screen.getByText('2 tools · 8 minutes')).toBeTruthy()
  expect(screen.getByText(/^Never force your breath\. If you feel dizzy, stop/)).toBeTruthy()
  await press('Start')
  expect(await screen.findByText('Tool 1 of 2')).toBeTruthy()
  await play()

  const rest = await screen.findByRole('heading', { level: 1, name: 'Paanch Indriya done.' })
  expect(document.activeElement).toBe(rest)
  expect(screen.getByText('Next: Saans, 5 minutes')).toBeTruthy()
  expect(kept('exerciseHistory')).toMatchObject([{ type: 'exercise', toolId: 'paanch-indriya', isComplete: true }])
  await press('Next Tool')
  await play()
  expect(await screen.findByText('That was the last one.')).toBeTruthy()
  await press('Complete Routine')

  expect(await screen.findByRole('heading', { level: 1, name: 'Panic now is done' })).toBeTruthy()
  expect(kept('exerciseHistory')[0]).toMatchObject({
    type: 'routine',
    routineId: 'ready:panic_now',
    name: 'Panic now',
    toolCount: 2,
    duration: '8 min',
  })
  expect(kept('recentActivities')).toMatchObject([
    { type: 'routine', title: 'Panic now' },
    { type: 'tool', title: 'Saans' },
    { type: 'tool', title: 'Paanch Indriya' },
  ])
  await press('Better')
  await user.type(screen.getByLabelText('A note'), 'Warm')
  await press('Save & Continue')
  expect(await screen.findByRole('heading', { name: 'My Routines' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ tab: 'routines' })
  const entries = kept('exerciseHistory').filter(({ type }) => type === 'routine')
  expect(entries).toMatchObject([{ feedback: { mood: 'better', notes: 'Warm' } }])
  expect(localStorage.getItem('routineRun_guest')).toBeNull()
})

test('a note begun at the end of a routine is there again after a look at the help page, until it is left', async () => {
  const run = { routineId: 'ready:panic_now', name: 'Panic now', tools: ['paanch-indriya', 'saans'] }
  const atEnd = { ...run, outcomes: ['done', 'done'], phase: 'between', step: 1, activeMs: 0 }
  localStorage.setItem('routineRun_guest', JSON.stringify(atEnd))
  const { user, router } = renderApp(panic)
  await press('Complete Routine')
  await user.type(await screen.findByLabelText('A note'), 'Warm')
  await act(() => router.navigate({ to: '/help' }))
  expect(screen.queryByLabelText('A note')).toBeNull()
  await act(() => router.navigate({ to: '/coping-tools/routine', search: { ready: 'panic_now' } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Panic now is done' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('A note').value).toBe('Warm')

  await press('Skip')
  expect(await screen.findByRole('heading', { name: 'My Routines' })).toBeTruthy()
  await act(() => router.navigate({ to: '/coping-tools/routine', search: { ready: 'panic_now' } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Panic now' })).toBeTruthy()
  expect(
    kept('exerciseHistory').filter(({ type }) => type === 'routine'),
    'counted once',
  ).toHaveLength(1)
})

test('a reload in the middle goes on at the tool and step where it was', async () => {
  const { unmount } = renderApp(panic)
  await press('Start')
  await play()
  await press('Next Tool')
  await press('Next')
  expect(await screen.findByText(/^Step 2 of 5/)).toBeTruthy()
  unmount()

  const { unmount: again } = renderApp(panic)
  expect(await screen.findByText('You were at tool 2 of 2, Saans.')).toBeTruthy()
  await press('Continue')
  expect(await screen.findByText(/^Step 2 of 5/)).toBeTruthy()
  await press('Skip tool')
  expect(await screen.findByRole('heading', { name: 'Saans skipped.' })).toBeTruthy()
  again()

  renderApp('/coping-tools?tab=routines')
  expect(await screen.findByText("You're at tool 2 of 2 in “Panic now”.")).toBeTruthy()
  screen.getByRole('link', { name: 'Continue' }).click()
  await press('Complete Routine')
  await screen.findByRole('heading', { level: 1, name: 'Panic now is done' })
  expect(kept('exerciseHistory')[0]).toMatchObject({ type: 'routine', toolCount: 1, duration: '3 min' })
})

test('the way out clears the run, and what was skipped from first to last counts nothing', async () => {
  const { router } = renderApp(panic)
  await press('Start')
  await press('Skip tool')
  await press('Next Tool')
  await press('Skip tool')
  expect(await screen.findByText("You skipped all the tools. That's fine, it just isn't counted.")).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Complete Routine' })).toBeNull()
  await press('Exit Routine')
  expect(await screen.findByRole('heading', { name: 'My Routines' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/coping-tools')
  expect([kept('exerciseHistory'), kept('recentActivities')]).toEqual([[], []])
  expect(localStorage.getItem('routineRun_guest')).toBeNull()
  expect(screen.queryByText(/You're at tool/)).toBeNull()
})

test('leaving in the middle of a tool asks, and leaves the routine', async () => {
  renderApp(panic)
  await press('Start')
  await press('Exit Routine')
  await press('Stop')
  expect(await screen.findByRole('heading', { name: 'My Routines' })).toBeTruthy()
  expect(localStorage.getItem('routineRun_guest')).toBeNull()
})

test('a run goes on where its routine was deleted meanwhile, and a routine that is nowhere says so', async () => {
  const id = '0b0c8a52-7a1e-4c3a-9d0e-3a8f5f1a2b3c'
  const run = { routineId: id, name: 'Gone', tools: ['saans'], outcomes: [], phase: 'tool', step: 3, activeMs: 0 }
  localStorage.setItem('routineRun_guest', JSON.stringify(run))
  const { unmount } = renderApp(`/coping-tools/routine?id=${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Gone' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  unmount()
  localStorage.removeItem('routineRun_guest')
  renderApp(`/coping-tools/routine?id=${id}`)
  expect(await screen.findByText(/^It may have been deleted on another device/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to my routines' }).getAttribute('href')).toBe(
    '/coping-tools?tab=routines',
  )
})
