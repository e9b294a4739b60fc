import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app'

test('the sign-in page comes without the other screens, which come with the first way to one of them', async () => {
  const { router, user } = renderApp('/get-started')
  await user.tab()
  expect(Object.keys(router.routesByPath)).toEqual(['/get-started', '/$'])
  await user.click(await screen.findByRole('link', { name: 'Privacy' }))
  await screen.findByRole('heading', { level: 1, name: /privacy/i })
  expect(router.state.location.pathname).toBe('/privacy')
  expect(Object.keys(router.routesByPath)).toContain('/coping-tools')
})

test('a page is given nothing of an address that its route does not know', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  const { router } = renderApp('/coping-tools?category=gardening&sort=price&tool=saans')
  const page = () => router.state.matches.find(({ routeId }) => routeId === '/guarded/coping-tools')
  await waitFor(() => expect(page()?.search).toEqual({ tool: 'saans' }))
})
