import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownStorageName } from '../data/records/sealed-storage'
import { begunCheckIn, emptyDraft } from '../features/check-in/draft'
import { createDeviceKeys } from '../lib/session/device-keys'
import { SessionContext, useSessionStore } from '../lib/session/session'
import { createSessionStore } from '../lib/session/session-store'
import { createAppRouter } from './router'
import { useNewVersion } from './use-new-version'

function Frame() {
  return useNewVersion() ? <Begun /> : <p>not whole yet</p>
}

function Begun() {
  return <p>begun at {begunCheckIn.find(useSessionStore())?.mood ?? 'nothing'}</p>
}

test('what was begun before a new version is back also where the frame comes before it is known who is here', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  sessionStorage.setItem(
    ownStorageName('throughReload', 'guest'),
    JSON.stringify({ 'check-in': { ...emptyDraft, mood: 7 } }),
  )
  const session = createSessionStore({ deviceKeys: createDeviceKeys() })
  const router = createAppRouter({ session }, createMemoryHistory({ initialEntries: ['/home'] }))
  render(
    <SessionContext value={session}>
      <RouterContextProvider router={router}>
        <Frame />
      </RouterContextProvider>
    </SessionContext>,
  )
  expect(session.get().state).toBe('loading')
  session.continueAsGuest()
  expect(await screen.findByText('begun at 7')).toBeDefined()
  expect(sessionStorage.getItem(ownStorageName('throughReload', 'guest'))).toBeNull()
})
