import type { Conversation } from '../guided-flow'
import { closing, opening, toAct, writing } from '../shared-nodes'

const toHour = { to: 'hour' } as const

/** Thinking Healthy: Rahman et al. 2008, Lancet; Fuhr et al. 2019, Lancet Psychiatry (Goa). What needs a hospital is asked first. */
export const newMother: Conversation = {
  name: 'new_mother',
  minutes: 8,
  grade: 'C',
  start: 'safe',
  nodes: {
    safe: {
      kind: 'choose',
      isSafety: true,
      choices: {
        yes: { to: 'urgent' },
        no: { to: 'listen' },
        not_sure: { say: ['new_mother.doctor_today'], to: 'listen' },
        body_signs: { safety: 'overdose' },
      },
    },
    urgent: {
      kind: 'choose',
      choices: {
        someone: { say: ['new_mother.with_both'], to: 'stay' },
        nobody: { say: ['new_mother.alone'], to: 'stay' },
      },
      hears: { yes: 'someone', no: 'nobody', not_sure: 'nobody' },
    },
    stay: {
      kind: 'write',
      slot: 'stay',
      to: { to: 'stay_on' },
      choices: { person: { between: 'person' }, enough: { to: 'stay_on' } },
    },
    stay_on: {
      kind: 'write',
      slot: 'stay',
      to: { between: 'person' },
      choices: { person: { between: 'person' }, done: { to: 'done' } },
    },
    ...opening({ to: 'hard' }),
    hard: {
      kind: 'choose',
      slot: 'hard',
      choices: { no_sleep: toHour, feeding: toHour, feel_alone: toHour, bond: toHour, birth: toHour },
      other: toHour,
    },
    hour: { kind: 'write', slot: 'hour', to: { to: 'who' }, choices: writing({ to: 'who' }) },
    who: {
      kind: 'choose',
      slot: 'who',
      choices: { someone: toAct, nobody: { say: ['new_mother.asha'], to: 'act' } },
      hears: { yes: 'someone', no: 'nobody', not_sure: 'nobody' },
      other: toAct,
    },
    ...closing({ act: 'new_mother.act' }),
    after: {
      kind: 'scale',
      ask: ['new_mother.two_weeks', 'shared.after'],
      slot: 'after',
      than: 'before',
      to: [
        { when: { slot: 'change', atMost: -1 }, say: ['shared.lighter'], to: 'keep' },
        { when: { slot: 'change', atLeast: 1 }, to: 'heavier' },
        { when: { slot: 'change', given: true }, say: ['shared.same'], to: 'keep' },
        { to: 'keep' },
      ],
    },
  },
}
