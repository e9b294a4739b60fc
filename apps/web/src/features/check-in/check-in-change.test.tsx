import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'

const list = () => screen.findByRole('region', { name: 'Your check-ins' })

test('what was written while a check-in was changed is there again after its screen was left, until it is given up', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  const { router, user } = renderApp('/')
  await user.click(await screen.findByRole('radio', { name: '6, steady' }))
  // This window has no IndexedDB: nothing is called saved.
  await screen.findByText('6, steady', { selector: 'p' })
  await router.navigate({ to: '/profile', search: { tab: 'progress' } })
  const edit = async () => user.click(await within(await list()).findByRole('button', { name: /^Edit the check-in/ }))
  await edit()
  await user.click(await within(await list()).findByRole('radio', { name: '8, light' }))
  fireEvent.change(await within(await list()).findByLabelText('A note'), { target: { value: 'rain' } })
  await router.navigate({ to: '/' })
  await screen.findByRole('radio', { name: '6, steady' })
  await router.navigate({ to: '/profile', search: { tab: 'progress' } })
  await edit()
  const note = await within(await list()).findByLabelText<HTMLTextAreaElement>('A note')
  expect(note.value).toBe('rain')
  expect((await within(await list()).findByRole<HTMLInputElement>('radio', { name: '8, light' })).checked).toBe(true)
  await user.click(within(await list()).getByRole('button', { name: 'Skip' }))
  await edit()
  expect((await within(await list()).findByLabelText<HTMLTextAreaElement>('A note')).value).toBe('')
})
