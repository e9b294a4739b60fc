import { exampleTherapists } from '@maitri/content/therapists'
import { listGroups, readGroup, readSite, readSlots, readTherapists, searchResources } from '@maitri/contracts'
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { scriptedRecognition } from '../platform/speech/scripted-recognition'
import { belongTo } from '../safety/crisis-owner'
import { modulesWithFreeText } from '../testing/fields-for-words'
import { exampleSite, renderApp, signedOutApi } from '../testing/render-app'
import { button, type Surface, surfaces, testedBeside } from '../testing/surfaces-with-free-text'

/** Words in crisis, with one that stands nowhere else: where it turns up, they went. */
const canary = 'marmalade'
const words = `I want to die, nobody but the ${canary} would notice`

// Each row opens another screen of the whole app for the first time.
configure({ asyncUtilTimeout: 30_000 })

test('S2: every module with a field for words is among the surfaces', () => {
  const covered = [...Object.values(surfaces).flatMap((surface) => surface.of), ...Object.keys(testedBeside)]
  expect([...new Set(covered)].sort()).toEqual(
    modulesWithFreeText()
      .map(({ name }) => name)
      .sort(),
  )
})

beforeEach(() => belongTo('somebody else'))

/** Opens a surface, goes to its field and writes the words as a person does. */
async function writeInto(surface: Surface) {
  localStorage.setItem('isAuthenticated', 'true')
  for (const [name, rows] of Object.entries(surface.stored ?? {})) localStorage.setItem(name, JSON.stringify(rows))
  const api = signedOutApi()
  // All that an operator can switch on.
  api.answer(readSite, { ...exampleSite, hasCloudSentiment: true, hasCloudVideo: true, hasWebSearch: true })
  api.answer(searchResources, { textResults: [], videoResults: [] })
  api.answer(readTherapists, { therapists: exampleTherapists.map((one) => ({ ...one, nextAvailable: null })) })
  api.answer(readSlots, { slots: [], slotMinutes: 50, timeZone: 'Asia/Kolkata' })
  api.answer(listGroups, { groups: [], next: null, isModerated: true, isModerator: false })
  api.refuse(readGroup, 'unavailable', 503)
  const sent = recordRequests()
  const app = renderApp(surface.path, api)
  await app.user.click(await surface.find(app))
  await app.user.paste(words)
  return { app, sent }
}

async function expectHelp() {
  const [help] = await screen.findAllByRole('region', { name: 'Help from a person' })
  expect(
    within(help as HTMLElement)
      .getAllByRole('link')[0]
      ?.getAttribute('href'),
  ).toBe('tel:14416')
}

test.each(Object.entries(surfaces))(
  'S2: words in crisis in %s bring help, and go nowhere',
  { timeout: 90_000 },
  async (_, surface) => {
    const { app, sent } = await writeInto(surface)
    if (surface.action.startsWith('{')) await app.user.keyboard(surface.action)
    else await app.user.click(await button(surface.action))

    await expectHelp()
    await waitFor(() => expect(namesThatHold(canary)).toEqual(surface.keeps))
    expect(sent.join()).not.toContain(canary)
    expect(app.router.state.location.href).not.toContain(canary)
    expect(document.title).not.toContain(canary)
    expect(namesThatHold(/"tier"|imminent|crisis/), 'S16: nothing else says what was found').toEqual(
      surface.staysInTab ?? [],
    )
    expect(Object.keys(localStorage), 'S16: not even that outlives the tab').not.toContain(surface.staysInTab?.[0])
  },
)

test.each(Object.entries(surfaces))(
  'S25: words in crisis in %s bring help also where the page is left with them',
  { timeout: 90_000 },
  async (_, surface) => {
    const { app } = await writeInto(surface)
    await act(() => app.router.navigate({ to: '/accessibility' }))
    await screen.findByRole('heading', { level: 1, name: 'Accessibility' })
    await expectHelp()
  },
)

test.each(Object.entries(surfaces).filter(([, { close }]) => close))(
  'S25: words in crisis in %s bring help also where its window is closed, by the button or by Escape',
  { timeout: 90_000 },
  async (_, surface) => {
    const { app } = await writeInto(surface)
    await app.user.click(await button(surface.close ?? ''))
    await expectHelp()
    cleanup()
    belongTo('yet another')
    localStorage.clear()
    const again = await writeInto(surface)
    await again.app.user.keyboard('{Escape}')
    await expectHelp()
  },
)

test('what is spoken in Mindscan brings help while it is heard', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  const app = renderApp('/mindscan', signedOutApi())
  const script = scriptedRecognition({ availability: 'available' })
  Object.assign(window, { SpeechRecognition: script.recognition })
  onTestFinished(() => void Reflect.deleteProperty(window, 'SpeechRecognition'))
  await app.user.click(await screen.findByRole('tab', { name: 'Record Voice' }))
  await app.user.click(await button('Start Recording'))
  await screen.findByText('The microphone is on')
  act(() => script.hear({ text: words }))
  await expectHelp()
})

/** The names in the device's storage under which something is found. */
function namesThatHold(sought: string | RegExp): string[] {
  const stored = Object.entries({ ...localStorage, ...sessionStorage } as Record<string, string>)
  return stored.flatMap(([name, value]) => (value.search(sought) < 0 ? [] : [name])).sort()
}

/** Addresses and bodies of all requests from here on; the scripted network still answers them. */
function recordRequests(): string[] {
  const sent: string[] = []
  const scripted = globalThis.fetch
  globalThis.fetch = (target, init) => {
    sent.push(String(target), String(init?.body ?? ''))
    return scripted(target, init)
  }
  return sent
}
