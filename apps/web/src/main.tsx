import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFrame } from './app/root-layout'
import { createAppRouter } from './app/router'
import { CrashBoundary } from './components/layout/crash-boundary'
import { firstPaths } from './config/first-paths'
import { keepUnsavedPreferences } from './data/preferences/unsaved-preferences'
import { hasEarlyPage, replaceEarlyPage } from './lib/early-page'
import { startI18n } from './lib/i18n/i18n'
import { isStillServed } from './lib/is-still-served'
import { createDeviceKeys } from './lib/session/device-keys'
import { SessionContext } from './lib/session/session'
import { createSessionStore } from './lib/session/session-store'
import { leaveTyped } from './lib/typed-before-reload'
import './styles/index.css'

/** Storing the whole app keeps a slow phone busy: the first screen is read, and perhaps answered, before that begins. */
const settledMs = 4_000

// Only who has an account needs them, so that the first screen does without.
const loadAnswers = () => import('./data/session-answers')
const session = createSessionStore({
  deviceKeys: createDeviceKeys(),
  onConfirmed: async (user) => (await loadAnswers()).applyPreferences(user.preferences),
  onEarlierKey: async (uid, earlierKey) => (await loadAnswers()).moveToPresentKey({ uid, earlierKey }),
  onEnded: async (uid) => (await loadAnswers()).noteEnd(uid),
})
// Who is here and the words to greet them with are asked for at the same time.
void session.ready()
const router = createAppRouter({ session })
// Whoever has begun to read goes on where they are: the browser itself went to where they were before a reload, or to the part that the address names.
let isRead = hasEarlyPage()
router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
  if (fromLocation && hrefChanged) isRead = false
})
router.options.scrollRestoration = () => !isRead
const isSignIn = location.pathname === firstPaths.getStarted
// No `await` at this level: chunks of words need the chunk that this stands in, and would wait for it in turn, for ever.
// A network that fails here is told of by the router, which tries again.
const screens = isSignIn ? undefined : router.options.context.addScreens().catch(() => undefined)
// Beside the screen, not behind it.
if (!isSignIn) loadFrame().catch(() => undefined)
void Promise.all([startI18n(), screens]).then(open)

/**
 * Around the sign-in page stands no frame that would take a new version (`use-new-version.ts`): where a part of this one is gone from the
 * server, it begins anew, with what was typed there but for the password.
 */
async function beginAnew() {
  if (router.options.defaultOnCatch || (await isStillServed(import.meta.url))) return
  const form = new FormData(document.forms[0])
  leaveTyped([form.get('email'), form.get('name')])
  location.reload()
}

function open() {
  session.subscribe(() => {
    if (session.get().state === 'signed_out') keepUnsavedPreferences(null)
    void router.invalidate()
  })
  addEventListener('storage', session.heed)
  addEventListener('vite:preloadError', () => void beginAnew())

  const container = document.getElementById('root')
  if (!container) throw new Error('No #root')
  replaceEarlyPage(container, () => session.get().state !== 'loading')
  createRoot(container).render(
    <StrictMode>
      <CrashBoundary>
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </CrashBoundary>
    </StrictMode>,
  )
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void keepOffline(), settledMs)
}

async function keepOffline() {
  try {
    const { keepServiceWorker } = await import('./service-worker/keep-service-worker')
    await keepServiceWorker()
  } catch {
    // Where the browser refuses (private windows, blocked storage) the app works with the network alone.
  }
}
