import type { Conversation } from '../guided-flow'
import { closing, hint, toEnd, toWhen, writing } from '../shared-nodes'

/** Emmons and McCullough 2003, J Pers Soc Psychol; small effects: Cregg and Cheavens 2021, J Happiness Stud. */
export const gratitude: Conversation = {
  name: 'gratitude',
  minutes: 5,
  grade: 'B',
  start: 'before',
  nodes: {
    before: { kind: 'scale', ask: ['shared.before'], slot: 'before', to: { to: 'one' } },
    one: {
      kind: 'write',
      slot: 'one',
      to: { to: 'why' },
      choices: { no_thing: { say: ['gratitude.fine'], to: 'after' }, stuck: hint },
    },
    why: { kind: 'write', slot: 'why', to: { to: 'thank' }, choices: writing({ to: 'thank' }) },
    thank: {
      kind: 'choose',
      choices: { yes: { to: 'message' }, no: { say: ['gratitude.jar'], to: 'after' } },
      hears: { not_sure: 'no' },
      other: { to: 'message' },
    },
    message: { kind: 'write', slot: 'step', to: toWhen, choices: writing(toEnd) },
    ...closing({ act: null }),
  },
}
