import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
})

const kept = (name: string): Record<string, unknown>[] => JSON.parse(localStorage.getItem(name) ?? '[]')

/** Goes through an exercise by hand, to the question how it was. */
async function afterExercise(search = '') {
  const app = renderApp(`/coping-tools/exercise?tool=saans&now=true${search}`)
  for (let step = 1; step < 5; step += 1) await app.user.click(await screen.findByRole('button', { name: 'Next' }))
  await app.user.click(await screen.findByRole('button', { name: 'Complete' }))
  await screen.findByRole('heading', { name: 'How was that?' })
  if (!search) await app.user.click(screen.getByText('Add a note'))
  return app
}

test('three words, five dots and a note are kept with the tool, and the way leads back to the tools', async () => {
  const { user, router } = await afterExercise('&before=6')
  await user.click(screen.getByRole('button', { name: 'Better' }))
  await user.click(screen.getByRole('button', { name: '4 of 5' }))
  expect(screen.getByText('Before, it was 6.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '3' }))
  await user.type(screen.getByLabelText('A note'), 'the evening one')
  await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/coping-tools'))
  expect(kept('exerciseFeedback')).toEqual([
    expect.objectContaining({
      toolId: 'saans',
      mood: 'better',
      effectiveness: 4,
      before: 6,
      after: 3,
      notes: 'the evening one',
    }),
  ])
  expect(kept('exerciseHistory')[0]).toMatchObject({ toolId: 'saans', isComplete: true })
})

test('nothing is required, strain is asked for only where it was named before, and answers can be taken back', async () => {
  const { user, router } = await afterExercise()
  expect(screen.queryByText('How tense are you now? (0–10)')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Better' }))
  await user.click(screen.getByRole('button', { name: 'Better' }))
  await user.click(screen.getByRole('button', { name: '2 of 5' }))
  await user.click(screen.getByRole('button', { name: '2 of 5' }))
  await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/coping-tools'))
  const [feedback] = kept('exerciseFeedback')
  expect(feedback).toMatchObject({ toolId: 'saans' })
  for (const answer of ['mood', 'effectiveness', 'before', 'after', 'notes'])
    expect(feedback).not.toHaveProperty(answer)
})

test('going on without keeps nothing', async () => {
  const { user, router } = await afterExercise()
  await user.click(screen.getByRole('button', { name: 'Worse' }))
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/coping-tools'))
  expect(kept('exerciseFeedback')).toEqual([])
})

test('worse offers someone to call and a talk, and what was noted is kept on the way there', async () => {
  const { user, router } = await afterExercise()
  expect(screen.queryByRole('link', { name: 'Call someone' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Worse' }))
  expect(screen.getByText(/^Some exercises don't suit some days\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Chat with Mindmitra' }).getAttribute('href')).toBe('/mindmitra')
  await user.click(screen.getByRole('link', { name: 'Call someone' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/help'))
  await vi.waitFor(() => expect(kept('exerciseFeedback')[0]).toMatchObject({ mood: 'worse' }))
})

test('a note that asks for help brings the help lines, and the page stays until the person goes on', async () => {
  const { user, router } = await afterExercise()
  await user.type(screen.getByLabelText('A note'), 'i want to die')
  await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
  expect(await screen.findByText(/^Saved\. There's no hurry/)).toBeTruthy()
  expect(document.querySelector('a[href="tel:14416"]')).toBeTruthy()
  expect(kept('exerciseFeedback')[0]).toMatchObject({ notes: 'i want to die' })
  expect(router.state.location.pathname).toBe('/coping-tools/exercise')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/coping-tools'))
})

test('what cannot be kept says so, and stays in the form', async () => {
  const { user } = await afterExercise()
  await user.click(screen.getByRole('button', { name: 'The same' }))
  await user.type(screen.getByLabelText('A note'), 'still here')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
  expect(await screen.findByText(/^We couldn't save this on your device\./)).toBeTruthy()
  expect(screen.getByLabelText('A note')).toHaveProperty('value', 'still here')
  setItem.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
  await vi.waitFor(() => expect(kept('exerciseFeedback')[0]).toMatchObject({ mood: 'same', notes: 'still here' }))
})
