import { exampleTherapists } from '@maitri/content/therapists'
import { listGroups, readGroup, readSite, readSlots, readTherapists, searchResources } from '@maitri/contracts'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { scriptedRecognition } from '../platform/speech/scripted-recognition'
import { belongTo } from '../safety/crisis-session'
import { exampleSite, renderApp, signedOutApi } from '../testing/render-app'

/** Words in crisis, with one that stands nowhere else: where it turns up, they went. */
const canary = 'marmalade'
const words = `I want to die, nobody but the ${canary} would notice`

// Each row opens another screen of the whole app for the first time.
configure({ asyncUtilTimeout: 30_000 })

type App = ReturnType<typeof renderApp>

type Surface = {
  /** Where it is, for a guest. */
  path: string
  /** What lies on the device before. */
  stored?: Record<string, unknown[]>
  /** Goes to the field, writes the words as a person does and acts. */
  write: (app: App) => Promise<void>
  /** The names in local storage under which the words lie afterwards: what the person keeps there, and drafts. */
  keeps: readonly string[]
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function paste({ user }: App, field: HTMLElement, act = '') {
  await user.click(field)
  await user.paste(words)
  if (act) await user.keyboard(act)
}

/** Goes on in an exercise until its field is there, writes, and leaves the field. */
const inExercise =
  (name: string, act = '{Tab}') =>
  async (app: App) => {
    const field = () => screen.queryAllByRole('textbox', { name })[0]
    await button('Next')
    for (let step = 1; step < 5 && !field(); step += 1) {
      await app.user.click(await button('Next'))
      await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
    }
    const [found] = await screen.findAllByRole('textbox', { name })
    await paste(app, found as HTMLElement, act)
  }

const exercise = (tool: string) => `/coping-tools/exercise?tool=${tool}&now=true`

const day = '2026-11-01T08:00:00.000Z'
const done = {
  id: 'h1',
  occurredAt: day,
  type: 'exercise',
  toolId: 'saans',
  date: day,
  name: 'Saans',
  category: 'stress_relief',
  duration: '5 min',
  secondsDone: 300,
  isComplete: true,
}

/** One field of the form that starts a community; what was written is a draft. */
const startingCommunity = (name: string): Surface => ({
  path: '/community?start=true',
  write: async (app) => paste(app, await screen.findByRole('textbox', { name }), '{Tab}'),
  keeps: ['groupDraft_guest'],
})

const surfaces: Record<string, Surface> = {
  'Mindscan, typed': {
    path: '/mindscan',
    write: async (app) => {
      await paste(app, await screen.findByRole('textbox', { name: 'What is on your mind?' }))
      await app.user.click(await button('Use This Text'))
    },
    keeps: [],
  },
  'Mindscan, spoken': {
    path: '/mindscan',
    write: async (app) => {
      const script = scriptedRecognition({ availability: 'available' })
      Object.assign(window, { SpeechRecognition: script.recognition })
      onTestFinished(() => void Reflect.deleteProperty(window, 'SpeechRecognition'))
      await app.user.click(await screen.findByRole('tab', { name: 'Record Voice' }))
      await app.user.click(await button('Start Recording'))
      await screen.findByText('The microphone is on')
      act(() => script.hear({ text: words }))
    },
    keeps: [],
  },
  'the search for health resources': {
    path: '/mindscan',
    write: async (app) => {
      await app.user.click(await screen.findByRole('textbox', { name: 'What is on your mind?' }))
      await app.user.paste('I worry about the exam and sleep badly')
      await app.user.click(await button('Use This Text'))
      await app.user.click(await button('Find Health Resources'))
      await paste(app, await screen.findByLabelText('Look for something else'), '{Enter}')
    },
    keeps: [],
  },
  'the chat with Mindmitra': {
    path: '/mindmitra',
    write: async (app) => {
      const field = await screen.findByRole('textbox', { name: 'Your message' })
      await waitFor(() => expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('false'))
      await paste(app, field, '{Enter}')
    },
    keeps: ['mindmitraMessages_guest'],
  },
  'the safety plan': {
    path: '/safety-plan',
    write: async (app) => {
      await app.user.click(await button('Add a line to: What I stay for'))
      await paste(app, await screen.findByRole('textbox', { name: /What I stay for/ }), '{Tab}')
    },
    keeps: ['safetyPlan_guest'],
  },
  'the search for tools': {
    path: '/coping-tools',
    write: async (app) => paste(app, await screen.findByRole('searchbox', { name: 'Search tools' }), '{Enter}'),
    keeps: [],
  },
  'the search for insights': {
    path: '/insights',
    write: async (app) => paste(app, await screen.findByRole('searchbox', { name: 'Search insights' }), '{Enter}'),
    keeps: [],
  },
  'the note after an exercise': {
    path: '/coping-tools',
    stored: { exerciseHistory: [done] },
    write: async (app) => {
      await app.user.click(await button(/^Note how Saans was/))
      await paste(app, screen.getByLabelText('A note'))
      await app.user.click(await button('Save'))
    },
    keeps: ['exerciseFeedback'],
  },
  'the name of a routine': {
    path: '/coping-tools?tab=routines',
    write: async (app) => {
      await app.user.click(await button('New routine'))
      await paste(app, await screen.findByRole('textbox', { name: 'Name' }), '{Tab}')
    },
    keeps: [],
  },
  'the note of a check-in': {
    path: '/',
    write: async (app) => {
      await app.user.click(await screen.findByRole('radio', { name: '9, bright' }))
      await app.user.click(await button('Add a note'))
      await paste(app, await screen.findByRole('textbox', { name: 'A note' }))
      await app.user.click(await button('Save check-in'))
    },
    keeps: [],
  },
  'a thought in Vichaar': {
    path: exercise('vichaar'),
    write: inExercise('The thought'),
    keeps: ['toolDraft_vichaar_guest'],
  },
  'a slip in Chinta ka Dabba': {
    path: exercise('chinta-dabba'),
    write: inExercise('A worry, on one slip', '{Enter}'),
    keeps: [],
  },
  'a step in Ek Chhota Kadam': {
    path: exercise('chhota-kadam'),
    write: inExercise('Your step, in your words'),
    keeps: ['toolDraft_chhota-kadam_guest'],
  },
  'a good thing in Sach ya Mithya': {
    path: exercise('sach-ya-mithya'),
    write: inExercise('What was good'),
    keeps: ['toolDraft_sach-ya-mithya_guest'],
  },
  'the line in Yoga Nidra': {
    path: exercise('yoga-nidra'),
    write: async (app) => {
      await paste(app, await screen.findByRole('textbox', { name: 'One line to carry, if you like' }))
      await app.user.click(await button('Keep this line'))
    },
    keeps: ['toolDraft_yoga-nidra_guest'],
  },
  'the feeling in Kolam Studio': {
    path: exercise('kolam-studio'),
    write: inExercise('A word for what you feel'),
    keeps: ['toolDraft_kolam-studio_guest'],
  },
  'the search for communities': {
    path: '/community',
    write: async (app) => paste(app, await screen.findByRole('searchbox', { name: 'Search communities' }), '{Enter}'),
    keeps: [],
  },
  'the name of a community': startingCommunity('Name'),
  'the description of a community': startingCommunity('Description'),
  'the tags of a community': startingCommunity('Tags'),
  'the name in a group': {
    path: '/community/anxiety-support-circle',
    stored: { joinedGroups_guest: [{ id: 'anxiety-support-circle', pseudonym: 'Quiet Banyan', joinedAt: day }] },
    write: async (app) => {
      await paste(app, await screen.findByRole('textbox', { name: 'Your name here' }))
      await app.user.click(await button('Save name'))
    },
    keeps: [],
  },
  'the search for therapists': {
    path: '/therapists',
    write: async (app) =>
      paste(app, await screen.findByRole('searchbox', { name: 'Name, specialty or approach' }), '{Enter}'),
    keeps: [],
  },
  'the notes of a booking': {
    path: '/therapists?therapist=meera-iyer&form=schedule',
    write: async (app) => {
      await paste(app, await screen.findByRole('textbox', { name: 'Notes (if you like)' }))
      await app.user.click(await button('Create an account'))
    },
    keeps: ['bookingDraft_meera-iyer_guest'],
  },
  'a message to a therapist': {
    path: '/therapists?therapist=meera-iyer&form=message',
    write: async (app) => {
      await paste(app, await screen.findByRole('textbox', { name: 'Message' }))
      await app.user.click(await button('Create an account'))
    },
    keeps: ['therapistMessageDraft_meera-iyer_guest'],
  },
}

beforeEach(() => belongTo('somebody else'))

test.each(Object.entries(surfaces))(
  'S2: words in crisis in %s bring help, and go nowhere',
  { timeout: 90_000 },
  async (_, surface) => {
    localStorage.setItem('isAuthenticated', 'true')
    for (const [name, rows] of Object.entries(surface.stored ?? {})) localStorage.setItem(name, JSON.stringify(rows))
    const api = signedOutApi()
    // All that an operator can switch on.
    api.answer(readSite, { ...exampleSite, hasCloudSentiment: true, hasCloudVideo: true, hasWebSearch: true })
    api.answer(searchResources, { textResults: [], videoResults: [] })
    api.answer(readTherapists, { therapists: exampleTherapists.map((one) => ({ ...one, nextAvailable: null })) })
    api.answer(readSlots, { slots: [], slotMinutes: 50, timeZone: 'Asia/Kolkata' })
    api.answer(listGroups, { groups: [] })
    api.refuse(readGroup, 'unavailable', 503)
    const sent = recordRequests()
    const app = renderApp(surface.path, api)
    await surface.write(app)

    const [help] = await screen.findAllByRole('region', { name: 'Help from a person' })
    expect(
      within(help as HTMLElement)
        .getAllByRole('link')[0]
        ?.getAttribute('href'),
    ).toBe('tel:14416')
    await waitFor(() => expect(namesThatHold(canary)).toEqual(surface.keeps))
    expect(sent.join()).not.toContain(canary)
    expect(app.router.state.location.href).not.toContain(canary)
    expect(document.title).not.toContain(canary)
    expect(namesThatHold(/"tier"|imminent|crisis/), 'S16: nothing says what was found').toEqual([])
  },
)

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
