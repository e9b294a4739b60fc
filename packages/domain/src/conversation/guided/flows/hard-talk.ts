import type { Conversation } from '../guided-flow'
import { closing, opening, toAct, writing } from '../shared-nodes'

const toCard = { to: 'card' } as const
const toReply = { to: 'reply' } as const
const toSafe = { to: 'safe' } as const
const toListen = { to: 'listen' } as const

/**
 * DEAR MAN: Linehan 2015; I-language: Rogers et al. 2018, PeerJ. Nothing is rehearsed with someone who could hurt: where it is
 * somebody at home or fear shows, that is asked first; with a boss or a flatmate it begins at once.
 */
export const hardTalk: Conversation = {
  name: 'hard_talk',
  minutes: 15,
  grade: 'C',
  start: 'begin',
  nodes: {
    begin: {
      kind: 'say',
      ask: [],
      to: [
        { when: { slot: 'fear', given: true }, ...toSafe },
        { when: { slot: 'who', is: 'outside' }, ...toListen },
        { to: 'who' },
      ],
    },
    who: {
      kind: 'choose',
      slot: 'who',
      choices: {
        a_parent: toSafe,
        a_partner: toSafe,
        a_friend: toListen,
        a_boss: toListen,
        about_coming_out: { conversation: 'coming_out' },
      },
      other: [{ when: { slot: 'who', mayHarm: true }, ...toSafe }, toListen],
    },
    safe: {
      kind: 'choose',
      isSafety: true,
      takesReasonedNo: true,
      choices: { yes: { safety: 'abuse' }, no: toListen, not_sure: { safety: 'abuse' } },
    },
    ...opening({ to: 'wish' }),
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
