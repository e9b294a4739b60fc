import { screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/i18n/i18n'
import { renderApp } from '../../testing/render-app'

afterEach(async () => {
  await setLanguage('en')
  localStorage.removeItem('preferredLanguage')
})

test.each([
  ['/insights', 'मन की सेहत पर लेख'],
  ['/privacy', 'निजता'],
])(
  'a link to %s that names a language speaks it to who chose none, and drops it from the address',
  async (path, heading) => {
    const { router } = renderApp(`${path}?lang=hi`)
    await waitFor(() => expect(i18next.language).toBe('hi'))
    await waitFor(() => expect(router.state.location.href).toBe(path))
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  },
)

test('it never changes a choice, and leaves the rest of the address', async () => {
  await setLanguage('en')
  const { router } = renderApp('/insights/your-rights?lang=hi&category=Practice')
  await waitFor(() => expect(router.state.location.href).toBe('/insights/your-rights?category=Practice'))
  expect(i18next.language).toBe('en')
})
