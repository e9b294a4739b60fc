import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from './app/router'
import { CrashBoundary } from './components/layout/crash-boundary'
import { setLanguage, startI18n } from './lib/i18n'
import { createDeviceKeys } from './lib/session/device-keys'
import { SessionContext } from './lib/session/session'
import { createSessionStore } from './lib/session/session-store'
import { setTheme } from './lib/theme'
import { keepServiceWorker } from './service-worker/keep-service-worker'
import './styles/index.css'

const session = createSessionStore({
  deviceKeys: createDeviceKeys(),
  onConfirmed: ({ preferences }) => {
    setTheme(preferences.theme)
    void setLanguage(preferences.language)
  },
})
// Who is here and the words to greet them with are asked for at the same time.
void session.ready()
await startI18n()

const router = createAppRouter({ session })
session.subscribe(() => void router.invalidate())

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root')
createRoot(container).render(
  <StrictMode>
    <CrashBoundary>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </CrashBoundary>
  </StrictMode>,
)
keepServiceWorker()
