import type { Conversation } from '../guided-flow'
import { closing, opening, writing } from '../shared-nodes'

const toPlace = { to: 'place' } as const
const toTime = { to: 'time' } as const

/** Borkovec et al. 1983, Behav Res Ther; McGowan and Behar 2013, Behav Modif. Close to bedtime only the slip, then the night. */
export const worry: Conversation = {
  name: 'worry',
  minutes: 15,
  grade: 'B',
  start: 'listen',
  nodes: {
    ...opening({ to: 'bed' }),
    bed: {
      kind: 'choose',
      slot: 'bed',
      choices: { yes: { to: 'slip' }, no: { to: 'slip' } },
      hears: { not_sure: 'no' },
    },
    slip: {
      kind: 'write',
      slot: 'worry',
      to: [{ when: { slot: 'bed', is: 'yes' }, say: ['worry.to_sleep'], conversation: 'sleep' }, { to: 'can_act' }],
      choices: writing(toTime),
    },
    can_act: {
      kind: 'choose',
      choices: {
        can_act: { to: 'action' },
        cannot_act: { say: ['worry.box'], to: 'time' },
        due_today: { conversation: 'problem' },
      },
      hears: { yes: 'can_act', no: 'cannot_act', not_sure: 'cannot_act' },
      other: toTime,
    },
    action: { kind: 'write', slot: 'step', to: toTime, choices: writing(toTime) },
    time: {
      kind: 'choose',
      slot: 'minutes',
      choices: { min_10: toPlace, min_20: toPlace, min_30: toPlace },
      other: toPlace,
    },
    place: { kind: 'write', slot: 'place', to: { to: 'start' }, choices: writing({ to: 'start' }) },
    start: {
      kind: 'choose',
      choices: {
        now: { say: ['worry.open_box'], offer: { tool: 'chinta-dabba' }, to: 'practise' },
        later: { to: 'practise' },
      },
      hears: { yes: 'now', no: 'later', not_sure: 'later' },
      other: { to: 'practise' },
    },
    practise: { kind: 'write', slot: 'if_then', to: { to: 'after' }, choices: writing({ to: 'after' }) },
    ...closing({ act: null, plans: false }),
  },
}
