import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import { createDeviceKeys } from '../../../../lib/session/device-keys'
import { SessionContext } from '../../../../lib/session/session'
import { createSessionStore } from '../../../../lib/session/session-store'
import { signedOutApi } from '../../../../testing/render-app'
import type { Activity, ActivityProps, StepNumber } from '../../player/activity'

const clock = { elapsedMs: () => 0, activeMs: () => 0, totalMs: null }
const cues = { say: () => undefined, bell: () => undefined, pluck: () => undefined, pulse: () => undefined }

/** One activity as the player holds it: steps by hand (a button Next), and a draft that outlives it as text. */
export async function renderActivity(Tested: Activity, { step = 2, draft = null as unknown, isOpening = false } = {}) {
  localStorage.setItem('isAuthenticated', 'true')
  signedOutApi()
  const session = createSessionStore({ deviceKeys: createDeviceKeys() })
  await session.ready()
  const onStepDone = vi.fn()
  const onKeep = vi.fn<ActivityProps['onKeep']>((_writing, id) => id ?? 'first-id')
  const kept = { draft, writes: 0 }
  function Held() {
    const [at, setAt] = useState(step)
    return (
      <>
        <Tested
          step={at as StepNumber}
          clock={clock}
          isRunning={false}
          cues={cues}
          onStepDone={onStepDone}
          draft={isOpening ? undefined : draft}
          onDraft={(next) => {
            kept.draft = JSON.parse(JSON.stringify(next))
            kept.writes += 1
          }}
          onKeep={onKeep}
        />
        <button type="button" onClick={() => setAt(at + 1)}>
          Next
        </button>
      </>
    )
  }
  // The help panel has links.
  const root = createRootRoute()
  const held = createRoute({ getParentRoute: () => root, path: '/', component: Held })
  const router = createRouter({
    routeTree: root.addChildren([held]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const rendered = render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </SessionContext>,
  )
  await screen.findByRole('button', { name: 'Next' })
  return { ...rendered, user: userEvent.setup(), onStepDone, onKeep, kept }
}
