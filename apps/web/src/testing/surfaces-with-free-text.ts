import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { renderApp } from './render-app'

type App = ReturnType<typeof renderApp>

/** Where a person writes freely, and how a test gets its words in there. */
export type Surface = {
  /** The modules that put the field there, by their paths below `src`. */
  of: readonly string[]
  /** Where it is, for a guest, or for someone with an account. */
  path: string
  isAccount?: boolean
  /** What lies on the device before. */
  stored?: Record<string, unknown[]>
  /** Goes to the field. */
  find: (app: App) => Promise<HTMLElement>
  /** What takes the words in: keys, or the name of a button. */
  action: string
  /** The button that closes what the field stands in, where Escape does so too. */
  close?: string | RegExp
  /** The names in local storage under which the words lie afterwards: what the person keeps there, and drafts. */
  keeps: readonly string[]
  /** What says in this tab alone, for a reload, where a safety conversation stands. */
  staysInTab?: readonly string[]
}

/** The button of that name, once it is there. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
const box = (name: string | RegExp) => screen.findByRole('textbox', { name })

/** Goes on in an exercise until its field is there. */
const inExercise = (name: string) => async (app: App) => {
  const field = () => screen.queryAllByRole('textbox', { name })[0]
  await button('Next')
  for (let step = 1; step < 5 && !field(); step += 1) {
    await app.user.click(await button('Next'))
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
  }
  const [found] = await screen.findAllByRole('textbox', { name })
  return found as HTMLElement
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
  of: ['features/community/form/group-form.tsx', 'features/community/pseudonym-field.tsx'],
  path: '/community?start=true',
  find: () => box(name),
  action: '{Tab}',
  close: 'Close',
  keeps: ['groupDraft_guest'],
})

/** Every field that takes free words, by what it is to the person. */
export const surfaces: Record<string, Surface> = {
  'Mindscan, typed': {
    of: ['features/mindscan/text/text-entry.tsx'],
    path: '/mindscan',
    find: () => box("What's on your mind?"),
    action: 'Use This Text',
    keeps: [],
  },
  'Mindscan, words that are corrected': {
    of: ['features/mindscan/text/person-words.tsx'],
    path: '/mindscan',
    find: async (app) => {
      await app.user.click(await box("What's on your mind?"))
      await app.user.paste('I worry about the exam and sleep badly')
      await app.user.click(await button('Use This Text'))
      await screen.findByRole('heading', { name: 'Your words' })
      return screen.getByRole('textbox')
    },
    action: '{Tab}',
    keeps: [],
  },
  'the search for health resources': {
    of: ['features/mindscan/resources/topic-search.tsx'],
    path: '/mindscan',
    find: async (app) => {
      await app.user.click(await box("What's on your mind?"))
      await app.user.paste('I worry about the exam and sleep badly')
      await app.user.click(await button('Use This Text'))
      await app.user.click(await button('Find Health Resources'))
      return screen.findByLabelText('Look for something else')
    },
    action: '{Enter}',
    keeps: [],
  },
  'the chat with Mindmitra': {
    of: ['features/mindmitra/composer/composer.tsx'],
    path: '/mindmitra',
    find: async () => {
      const field = await box('Your message')
      await waitFor(() => expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('false'))
      return field
    },
    action: '{Enter}',
    keeps: ['mindmitraMessages_guest'],
    staysInTab: ['mindmitraDialog_guest'],
  },
  'the safety plan': {
    of: ['features/safety-plan/plan-line.tsx'],
    path: '/safety-plan',
    find: async (app) => {
      await app.user.click(await button('Add a line to: What I stay for'))
      return box(/What I stay for/)
    },
    action: '{Tab}',
    keeps: ['safetyPlan_guest'],
  },
  'the search for tools': {
    of: ['features/coping-tools/library/tools-tab.tsx', 'safety/gated-search.tsx'],
    path: '/coping-tools',
    find: () => screen.findByRole('searchbox', { name: 'Search tools' }),
    action: '{Enter}',
    keeps: [],
  },
  'the search for insights': {
    of: ['features/insights/library/insights-page.tsx'],
    path: '/insights',
    find: () => screen.findByRole('searchbox', { name: 'Search insights' }),
    action: '{Enter}',
    keeps: [],
  },
  'the note after an exercise': {
    of: ['features/coping-tools/feedback/feedback-form.tsx'],
    path: '/coping-tools',
    stored: { exerciseHistory: [done] },
    find: async (app) => {
      await app.user.click(await button(/^Add a note on Saans/))
      return screen.findByLabelText('A note')
    },
    action: 'Save',
    keeps: ['exerciseFeedback'],
  },
  'the name of a routine': {
    of: ['features/coping-tools/routines/builder/routine-builder.tsx'],
    path: '/coping-tools?tab=routines',
    find: async (app) => {
      await app.user.click(await button('New routine'))
      return box('Name')
    },
    action: '{Tab}',
    keeps: [],
  },
  'the note of a check-in': {
    of: ['features/check-in/check-in-details.tsx'],
    path: '/',
    find: async (app) => {
      await app.user.click(await button('Add a note'))
      await app.user.click(await screen.findByRole('radio', { name: '9, bright' }))
      return box('A note')
    },
    action: 'Save check-in',
    keeps: [],
  },
  'a thought in Vichaar': {
    of: [
      'features/coping-tools/activities/vichaar/vichaar-activity.tsx',
      'features/coping-tools/writings/words-field.tsx',
    ],
    path: exercise('vichaar'),
    find: inExercise('The thought'),
    action: 'Next',
    keeps: ['toolDraft_vichaar_guest'],
  },
  'a feeling in Vichaar': {
    of: ['features/coping-tools/activities/vichaar/feeling-field.tsx'],
    path: exercise('vichaar'),
    find: inExercise('The feeling'),
    action: 'Next',
    keeps: ['toolDraft_vichaar_guest'],
  },
  'a shape of one’s own in Vichaar': {
    of: ['features/coping-tools/activities/vichaar/trap-choice.tsx'],
    path: exercise('vichaar'),
    find: inExercise('A trap of your own'),
    action: 'Next',
    keeps: ['toolDraft_vichaar_guest'],
  },
  'a slip in Chinta ka Dabba': {
    of: [
      'features/coping-tools/activities/chinta-dabba/drop-slip.tsx',
      'features/coping-tools/activities/chinta-dabba/slips-step.tsx',
    ],
    path: exercise('chinta-dabba'),
    find: inExercise('One worry, on one slip'),
    action: '{Enter}',
    keeps: [],
  },
  'a slip at any hour': {
    of: ['features/coping-tools/activities/chinta-dabba/drop-slip.tsx'],
    path: '/worry',
    find: () => box('One worry, on one slip'),
    action: 'Put in box',
    keeps: [],
  },
  'a step in Ek Chhota Kadam': {
    of: ['features/coping-tools/activities/chhota-kadam/choose-step.tsx'],
    path: exercise('chhota-kadam'),
    find: inExercise('Your step, in your words'),
    action: 'Next',
    keeps: ['toolDraft_chhota-kadam_guest'],
  },
  'the place of a step in Ek Chhota Kadam': {
    of: ['features/coping-tools/activities/chhota-kadam/plan-fields.tsx'],
    path: exercise('chhota-kadam'),
    find: inExercise('Where'),
    action: 'Next',
    keeps: ['toolDraft_chhota-kadam_guest'],
  },
  'a good thing in Sach ya Mithya': {
    of: ['features/coping-tools/activities/sach-ya-mithya/good-things.tsx'],
    path: exercise('sach-ya-mithya'),
    find: inExercise('What was good?'),
    action: 'Next',
    keeps: ['toolDraft_sach-ya-mithya_guest'],
  },
  'the line in Yoga Nidra, kept': {
    of: ['features/coping-tools/activities/yoga-nidra/sankalpa-step.tsx'],
    path: exercise('yoga-nidra'),
    find: () => box('One line to carry (optional)'),
    action: 'Save line',
    keeps: ['toolDraft_yoga-nidra_guest'],
  },
  'the line in Yoga Nidra, not kept': {
    of: ['features/coping-tools/activities/yoga-nidra/sankalpa-step.tsx'],
    path: exercise('yoga-nidra'),
    find: () => box('One line to carry (optional)'),
    action: 'Next',
    keeps: ['toolDraft_yoga-nidra_guest'],
  },
  'the feeling in Kolam Studio': {
    of: ['features/coping-tools/activities/kolam-studio/look-step.tsx'],
    path: exercise('kolam-studio'),
    find: inExercise('A word for how you feel'),
    action: '{Tab}',
    keeps: ['toolDraft_kolam-studio_guest'],
  },
  'the search for groups': {
    of: ['features/community/community-page.tsx'],
    path: '/community',
    find: () => screen.findByRole('searchbox', { name: 'Search groups' }),
    action: '{Enter}',
    keeps: [],
  },
  'the name of a community': startingCommunity('Name'),
  'the description of a community': startingCommunity('Description'),
  'the tags of a community': startingCommunity('Tags'),
  'the name in a group': {
    of: ['features/community/group/pseudonym-form.tsx'],
    path: '/community/anxiety-support-circle',
    stored: { joinedGroups_guest: [{ id: 'anxiety-support-circle', pseudonym: 'Quiet Banyan', joinedAt: day }] },
    find: async (app) => {
      const field = await box('Your nickname')
      await app.user.clear(field)
      return field
    },
    action: 'Save nickname',
    keeps: [],
  },
  'the question of the day in a group': {
    of: ['features/community/group/daily-prompt.tsx'],
    path: '/community/anxiety-support-circle',
    find: () => box('Your answer'),
    action: 'Save for myself',
    keeps: [],
  },
  'the search for therapists': {
    of: ['features/therapists/list/therapist-list.tsx'],
    path: '/therapists',
    find: () => screen.findByRole('searchbox', { name: 'Name, topic, city or language' }),
    action: '{Enter}',
    keeps: [],
  },
  'the notes of a booking': {
    of: ['features/therapists/schedule/booking-form.tsx'],
    path: '/therapists?therapist=meera-iyer&form=schedule',
    find: () => box('Notes (optional)'),
    action: 'Create an account',
    close: /^Close/,
    keeps: ['bookingDraft_meera-iyer_guest'],
  },
  'a message to a therapist': {
    of: ['features/therapists/message/message-form.tsx'],
    path: '/therapists?therapist=meera-iyer&form=message',
    find: () => box('Message'),
    action: 'Create an account',
    close: /^Close/,
    keeps: ['therapistMessageDraft_meera-iyer_guest'],
  },
}

/** Fields whose words a test of their own writes, since they need records or an account first. */
export const testedBeside: Record<string, string> = {
  'features/mindmitra/composer/waiting-text.tsx': 'mindmitra-page.test.tsx',
  'features/profile/account/details/details-form.tsx': 'details-form.test.tsx',
  'features/coping-tools/writings/writing-form.tsx': 'writings-list.test.tsx',
  'features/coping-tools/writings/small-step-form.tsx': 'writings-list.test.tsx',
  'features/coping-tools/writings/thought-form.tsx': 'writings-list.test.tsx',
  'features/coping-tools/activities/chinta-dabba/settle-step.tsx': 'writings-list.test.tsx',
}
