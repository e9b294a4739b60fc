import type { Language } from '@maitri/domain'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from '../src/app/router'
import { startI18n } from '../src/lib/i18n/i18n'
import { createDeviceKeys } from '../src/lib/session/device-keys'
import { SessionContext } from '../src/lib/session/session'
import { createSessionStore } from '../src/lib/session/session-store'

const lookMs = 5
const givenUpMs = 25_000

let started: Promise<void> | null = null

/** Draws the app's page at an address, as somebody meets it who is signed in nowhere, and hands over the element that it stands in. */
export async function renderPage(path: string, language: Language): Promise<HTMLElement> {
  started ??= startI18n(language)
  await started
  await i18next.changeLanguage(language)
  const session = createSessionStore({ deviceKeys: createDeviceKeys() })
  await session.ready()
  const router = createAppRouter({ session }, createMemoryHistory({ initialEntries: [path] }))
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  )
  await isWhole(container, path)
  const drawn = container.cloneNode(true) as HTMLElement
  root.unmount()
  return drawn
}

/** Resolves once the headline is there and a moment has changed nothing more. */
async function isWhole(container: HTMLElement, path: string): Promise<void> {
  const begun = Date.now()
  let before = ''
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, lookMs))
    const now = container.innerHTML
    if (container.querySelector('h1') && now === before) return
    if (Date.now() - begun > givenUpMs)
      throw new Error(`The page at ${path} did not come to stand: ${now.slice(0, 400)}`)
    before = now
  }
}
