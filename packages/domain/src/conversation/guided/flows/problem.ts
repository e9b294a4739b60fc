import type { Conversation } from '../guided-flow'
import { closing, opening, toWhen, writing } from '../shared-nodes'

const toWish = { to: 'wish' } as const

/** D'Zurilla and Goldfried 1971, J Abnorm Psychol; Dawson et al. 2015, World Psychiatry; Michelson et al. 2020, Lancet Child Adolesc Health. */
export const problem: Conversation = {
  name: 'problem',
  minutes: 12,
  grade: 'B',
  start: 'listen',
  nodes: {
    ...opening({ to: 'change' }, 'problem.listen'),
    change: {
      kind: 'choose',
      choices: { yes: toWish, partly: toWish, no: { conversation: 'kindness' } },
      hears: { not_sure: 'partly' },
      other: toWish,
    },
    wish: { kind: 'write', slot: 'wish', to: { to: 'ways' }, choices: writing({ to: 'ways' }) },
    ways: {
      kind: 'write',
      slot: 'ways',
      to: { to: 'cost' },
      choices: { stuck: { to: 'friends_way' }, skip: { to: 'pick' } },
    },
    friends_way: { kind: 'write', slot: 'ways', to: { to: 'cost' }, choices: writing({ to: 'pick' }) },
    cost: {
      kind: 'choose',
      choices: { all_safe: { to: 'pick' }, one_unsafe: { say: ['problem.drop'], to: 'pick' } },
      hears: { yes: 'one_unsafe', no: 'all_safe', not_sure: 'one_unsafe' },
      other: { to: 'pick' },
    },
    pick: { kind: 'write', slot: 'step', to: toWhen, choices: writing({ to: 'after' }) },
    ...closing({ act: null }),
  },
}
