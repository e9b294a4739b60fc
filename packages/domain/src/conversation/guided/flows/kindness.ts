import type { Conversation } from '../guided-flow'
import { closing, opening, toAct, writing } from '../shared-nodes'

const toOthers = { to: 'others' } as const
const toFriend = { to: 'friend' } as const

/** Neff and Germer 2013, J Clin Psychol; Ferrari et al. 2019, Mindfulness. */
export const kindness: Conversation = {
  name: 'kindness',
  minutes: 8,
  grade: 'B',
  start: 'listen',
  nodes: {
    ...opening({ to: 'hurts' }, 'kindness.listen'),
    hurts: {
      kind: 'choose',
      choices: { it_hurts: toOthers, a_little: toOthers, floods: { say: ['kindness.flood'], to: 'steady' } },
      hears: { yes: 'it_hurts', no: 'a_little', not_sure: 'a_little' },
      other: toOthers,
    },
    others: { kind: 'say', to: { to: 'hand' } },
    hand: {
      kind: 'choose',
      choices: { with_hand: toFriend, no_hand: toFriend },
      hears: { yes: 'with_hand', no: 'no_hand' },
      other: toFriend,
    },
    friend: { kind: 'write', slot: 'friend', to: { to: 'back' }, choices: writing(toAct) },
    back: {
      kind: 'choose',
      choices: { fits: toAct, feels_odd: { say: ['kindness.odd'], to: 'act' }, hurts_more: { to: 'steady' } },
      hears: { yes: 'fits', no: 'feels_odd', not_sure: 'feels_odd' },
      other: toAct,
    },
    steady: { kind: 'tool', offer: { tool: 'paanch-indriya' }, to: { to: 'last' } },
    ...closing({ act: 'kindness.act' }),
  },
}
