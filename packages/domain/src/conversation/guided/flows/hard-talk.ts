import type { Conversation } from '../guided-flow'
import { closing, opening, toAct, writing } from '../shared-nodes'

const toCard = { to: 'card' } as const
const toReply = { to: 'reply' } as const
const toWish = { to: 'wish' } as const

/** DEAR MAN: Linehan 2015; I-language: Rogers et al. 2018, PeerJ. Nothing is rehearsed with someone who could hurt. */
export const hardTalk: Conversation = {
  name: 'hard_talk',
  minutes: 15,
  grade: 'C',
  start: 'safe',
  nodes: {
    safe: {
      kind: 'choose',
      isSafety: true,
      takesReasonedNo: true,
      choices: { yes: { safety: 'abuse' }, no: { to: 'listen' }, not_sure: { safety: 'abuse' } },
    },
    ...opening({ to: 'who' }),
    who: {
      kind: 'choose',
      slot: 'who',
      choices: {
        a_parent: toWish,
        a_partner: toWish,
        a_friend: toWish,
        a_boss: toWish,
        about_coming_out: { conversation: 'coming_out' },
      },
      other: toWish,
    },
    wish: { kind: 'write', slot: 'wish', to: { to: 'fact' }, choices: writing({ to: 'fact' }) },
    fact: { kind: 'write', slot: 'fact', to: { to: 'feel' }, choices: writing({ to: 'feel' }) },
    feel: { kind: 'write', slot: 'feel', to: { to: 'like' }, choices: writing({ to: 'like' }) },
    like: { kind: 'write', slot: 'like', to: { to: 'they' }, choices: writing({ to: 'they' }) },
    they: {
      kind: 'choose',
      choices: { agree: toCard, angry: toReply, silent: toReply, guilt: toReply, refuse: toReply },
      hears: { yes: 'agree', no: 'refuse' },
      other: toReply,
    },
    reply: { kind: 'write', slot: 'reply', to: toCard, choices: writing(toCard) },
    card: { kind: 'say', to: toAct },
    ...closing({ act: 'hard_talk.act' }),
  },
}
