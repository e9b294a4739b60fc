import { readSession, updateAccount } from '@maitri/contracts'
import { expect, test, vi } from 'vitest'
import { buildAccount } from '../../testing/build-account'
import { buildUser } from '../../testing/build-user'
import { fakeApi } from '../../testing/fake-api'
import { applyPreferences, savePreference, withUnsaved } from './preferences'
import { currentTheme, setTheme } from './theme'

test('what is chosen offline stands here, wins over what the account still says, and is sent once it is back', async () => {
  const api = fakeApi()
  api.disconnect(updateAccount)
  setTheme('dark')
  await savePreference({ theme: 'dark' })
  await savePreference({ notifications: false })
  const { preferences } = buildUser()
  expect(withUnsaved(preferences)).toMatchObject({ theme: 'dark', notifications: false, language: 'en' })

  api.answer(updateAccount, buildAccount())
  applyPreferences({ ...preferences, theme: 'light' })
  expect(currentTheme()).toBe('dark')
  await vi.waitFor(() =>
    expect(api.calls(updateAccount).at(-1)).toEqual({
      body: {
        preferences: { theme: 'dark', notifications: false },
        chosenAt: { theme: expect.any(String), notifications: expect.any(String) },
      },
    }),
  )
  await vi.waitFor(() => expect(withUnsaved(preferences)).toEqual(preferences))
  applyPreferences({ ...preferences, theme: 'light' })
  expect(currentTheme()).toBe('light')
  setTheme('system')
})

test('what was chosen offline is sent as soon as the network is back, without a new start', async () => {
  const api = fakeApi()
  api.disconnect(updateAccount)
  // In this window a session of another test may wait for the network as well.
  api.answer(readSession, { user: null })
  await savePreference({ theme: 'dark' })
  const failed = api.calls(updateAccount).length
  api.answer(updateAccount, buildAccount())
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(withUnsaved(buildUser().preferences).theme).toBe('system'), { timeout: 10_000 })
  const sent = api.calls(updateAccount).length
  expect(sent).toBeGreaterThan(failed)
  dispatchEvent(new Event('online'))
  expect(api.calls(updateAccount)).toHaveLength(sent)
})

test('a choice made while another is on its way is not forgotten when that one arrives', async () => {
  const api = fakeApi()
  const { preferences } = buildUser()
  api.answer(updateAccount, buildAccount())
  const first = savePreference({ theme: 'dark' })
  api.disconnect(updateAccount)
  const second = savePreference({ notifications: false })
  await Promise.all([first, second])
  expect(withUnsaved(preferences).notifications).toBe(false)
  api.answer(updateAccount, buildAccount())
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(withUnsaved(preferences)).toEqual(preferences))
})

test('what is sent late says when it was chosen, and what another device chose later takes effect here', async () => {
  const api = fakeApi()
  api.disconnect(updateAccount)
  // In this window a session of another test may wait for the network as well.
  api.answer(readSession, { user: null })
  const began = Date.now()
  setTheme('dark')
  await savePreference({ theme: 'dark' })
  vi.setSystemTime(began + 3_600_000)
  await savePreference({ notifications: false })
  const { preferences } = buildUser()
  api.answer(updateAccount, buildAccount({ preferences: { ...preferences, theme: 'light', notifications: false } }))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(currentTheme()).toBe('light'), { timeout: 10_000 })
  const chosenAt = api.calls(updateAccount).at(-1)?.body.chosenAt
  expect(Date.parse(chosenAt?.notifications ?? '') - Date.parse(chosenAt?.theme ?? '')).toBeGreaterThanOrEqual(
    3_600_000,
  )
  expect(withUnsaved(preferences)).toEqual(preferences)
  vi.useRealTimers()
  setTheme('system')
})
