import type { Conversation } from '../guided-flow'
import { closing, hint, opening, toEnd, toWhen, writing } from '../shared-nodes'

const toLast = { to: 'last_time' } as const
const toLines = { to: 'lines' } as const

/** Masi et al. 2011, Pers Soc Psychol Rev; Liu et al. 2023, J Pers Soc Psychol: a short message is more welcome than one thinks. */
export const loneliness: Conversation = {
  name: 'loneliness',
  minutes: 8,
  grade: 'C',
  start: 'listen',
  nodes: {
    ...opening({ to: 'kind' }),
    kind: {
      kind: 'choose',
      slot: 'kind',
      choices: {
        no_one: toLast,
        unseen: toLast,
        new_place: toLast,
        lost_someone: { conversation: 'grief' },
        kept_away: { safety: 'abuse' },
      },
      other: toLast,
    },
    last_time: { kind: 'write', slot: 'last_time', to: { to: 'person' }, choices: writing({ to: 'person' }) },
    person: {
      kind: 'write',
      slot: 'who',
      to: { to: 'way' },
      choices: { nobody: { to: 'place' }, stuck: hint },
    },
    place: {
      kind: 'choose',
      wordsSlot: 'step',
      choices: { mess: toWhen, class: toWhen, library: toWhen, worship: toWhen },
      other: toWhen,
    },
    way: {
      kind: 'choose',
      slot: 'way',
      choices: { message: toLines, voice: toLines, sit_by: toLines },
      other: toLines,
    },
    lines: { kind: 'write', slot: 'step', to: { to: 'copy' }, choices: writing(toEnd) },
    copy: {
      kind: 'choose',
      choices: { ask_again: toWhen, someone_else: toWhen, sit_with_it: toWhen },
      other: toWhen,
    },
    ...closing({ act: null }),
  },
}
