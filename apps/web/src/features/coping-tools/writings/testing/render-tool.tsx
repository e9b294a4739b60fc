import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { ToastRegion } from '../../../../components/ui/toast'
import { useRecordActions } from '../../../../data/records/use-records'
import { newId } from '../../../../lib/new-id'
import { createDeviceKeys } from '../../../../lib/session/device-keys'
import { SessionContext } from '../../../../lib/session/session'
import { createSessionStore } from '../../../../lib/session/session-store'
import { ensureGate } from '../../../../safety/gate'
import { signedOutApi } from '../../../../testing/render-app'
import type { Activity, StepNumber } from '../../player/activity'
import { WritingsList } from '../writings-list'

await i18next.loadNamespaces(['tool_writing', 'coping_tools', 'crisis', 'common', 'frame'])
await ensureGate()

const cues = { say: () => undefined, bell: () => undefined, pluck: () => undefined, pulse: () => undefined }

/** A guest in a tool, as the player holds it: with real records and a draft that outlives it as text, and the way to what was written. */
export async function renderTool(
  Tested: Activity,
  { draft = 'null', elapsedMs = () => 0 }: { draft?: string; elapsedMs?: () => number } = {},
) {
  localStorage.setItem('isAuthenticated', 'true')
  signedOutApi()
  const session = createSessionStore({ deviceKeys: createDeviceKeys() })
  await session.ready()
  const kept = { draft }
  const begun: unknown = JSON.parse(draft)

  function Held() {
    const [step, setStep] = useState(1)
    const { write } = useRecordActions('tool-writings')
    if (step > 5) return <WritingsList />
    return (
      <>
        <Tested
          step={step as StepNumber}
          clock={{ elapsedMs, activeMs: elapsedMs, totalMs: null }}
          isRunning={false}
          cues={cues}
          onStepDone={() => setStep(step + 1)}
          draft={begun}
          onDraft={(next) => {
            kept.draft = JSON.stringify(next)
          }}
          onKeep={(body, id = newId()) => {
            write.mutate({ id, occurredAt: new Date().toISOString(), body })
            return id
          }}
        />
        <button type="button" onClick={() => setStep(step - 1)}>
          Previous
        </button>
        <button type="button" onClick={() => setStep(step + 1)}>
          {step === 5 ? 'Complete' : 'Next'}
        </button>
      </>
    )
  }

  const router = createRouter({
    routeTree: createRootRoute({ component: Held }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const rendered = render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <ToastRegion>
          <RouterProvider router={router as never} />
        </ToastRegion>
      </QueryClientProvider>
    </SessionContext>,
  )
  await screen.findByRole('button', { name: 'Next' })
  const user = userEvent.setup()
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  return {
    ...rendered,
    user,
    kept,
    press,
    next: () => press('Next'),
    /** Writes at once, as a paste does. */
    async write(field: string | RegExp, text: string) {
      await user.click(screen.getByRole('textbox', { name: field }))
      await user.paste(text)
    },
    /** Completes from the last step; answers what then stands under 'What I wrote'. */
    async complete() {
      await press('Complete')
      return within(await screen.findByRole('region', { name: 'What I wrote' }))
    },
  }
}
