import { readAccount, readSession, readSite } from '@maitri/contracts'
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildUser } from '../../testing/build-user'
import { fakeApi } from '../../testing/fake-api'
import { exampleSite, renderApp, signedOutApi } from '../../testing/render-app'

test.each([
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/accessibility', 'Accessibility'],
])('%s is open to everyone and every entry of its list leads to a section', async (path, title) => {
  renderApp(path)
  await screen.findByRole('heading', { level: 1, name: title })
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(entries.length).toBeGreaterThan(3)
  for (const entry of entries) {
    const section = document.getElementById(entry.getAttribute('href')?.slice(1) ?? '')
    expect(section?.querySelector('h2')?.textContent).toBe(entry.textContent)
  }
})

test('the privacy page prints the grievance contact, its 30 days, and the Data Protection Board', async () => {
  const api = signedOutApi()
  api.answer(readSite, { ...exampleSite, grievanceEmail: 'grievance@maitri.example' })
  renderApp('/privacy', api)
  const contact = await screen.findByRole('link', { name: 'grievance@maitri.example' })
  expect(contact.getAttribute('href')).toBe('mailto:grievance@maitri.example')
  const section = screen.getByRole('region', { name: 'Questions and complaints' })
  expect(section.textContent).toMatch(/within 30 days/)
  expect(section.textContent).toMatch(/Data Protection Board of India/)
})

test('without a server the pages stand, and say that the contact is not known yet', async () => {
  const api = fakeApi()
  api.disconnect(readSession)
  api.disconnect(readSite)
  renderApp('/privacy', api)
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  expect(screen.getByText(/We'll show the contact here/)).toBeDefined()
})

test('offline the own consents say that they could not be loaded, rather than loading for ever', async () => {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  api.disconnect(readAccount)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  onTestFinished(() => {
    vi.restoreAllMocks()
    dispatchEvent(new Event('online'))
  })
  localStorage.setItem('isAuthenticated', 'true')
  localStorage.setItem('user', JSON.stringify({ uid: 'user-ananya', email: 'ananya@example.in', name: 'Ananya Rao' }))
  renderApp('/privacy', api)
  expect(await screen.findByText(/We couldn't load your choices/)).toBeTruthy()
})
