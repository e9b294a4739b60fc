import { listBookings, readAccount, readProviderKeys, readSession, readSite, type Site } from '@maitri/contracts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createAppRouter } from '../app/router'
import { forgetSite } from '../data/site'
import { createDeviceKeys } from '../lib/session/device-keys'
import { SessionContext } from '../lib/session/session'
import { createSessionStore } from '../lib/session/session-store'
import { buildAccount } from './build-account'
import { type FakeApi, fakeApi } from './fake-api'
import { keepRecords } from './keep-records'

export const exampleSite: Site = {
  supportEmail: 'care@maitri.example',
  supportPhone: null,
  supportAddress: 'Bengaluru 560001',
  grievanceEmail: 'care@maitri.example',
  socialLinks: [],
  hasGoogleSignIn: true,
  transcription: null,
  hasCloudVideo: false,
  hasCloudSentiment: false,
  hasWebSearch: false,
  dialog: 'not_configured',
}

/** A network on which nobody is signed in and the site answers; a test adds what else it needs. */
export function signedOutApi(): FakeApi {
  const api = fakeApi()
  api.answer(readSession, { user: null })
  api.answer(readSite, exampleSite)
  // What the account is asked where someone is in.
  api.answer(readAccount, buildAccount())
  api.answer(readProviderKeys, { keys: [] })
  // What Home asks for once someone is in; the account has nothing yet.
  api.answer(listBookings, { bookings: [] })
  keepRecords(api)
  return api
}

/** The whole app at an address, with the real router, store and providers, over a scripted network. */
export function renderApp(path: string, api: FakeApi = signedOutApi()) {
  forgetSite()
  const session = createSessionStore({ deviceKeys: createDeviceKeys() })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ session }, history)
  // A pending screen that comes after its test has ended finds no page any more.
  router.options.defaultPendingMs = 600_000
  session.subscribe(() => void router.invalidate())
  void session.ready()
  const rendered = render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  )
  return { ...rendered, api, session, router, history, user: userEvent.setup() }
}
