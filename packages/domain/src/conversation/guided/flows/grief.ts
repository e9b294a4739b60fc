import type { Conversation } from '../guided-flow'
import { closing, opening, toAct, toEnd, toWhen, writing } from '../shared-nodes'

const toDate = { to: 'date' } as const
const toOthers = { to: 'others' } as const

/** Stroebe and Schut 1999, Death Stud; Klass, Silverman and Nickman 1996. Nothing here is to be fixed. */
export const grief: Conversation = {
  name: 'grief',
  minutes: 15,
  grade: 'C',
  start: 'listen',
  nodes: {
    ...opening({ to: 'want' }, 'grief.listen'),
    want: {
      kind: 'choose',
      choices: {
        tell_of_them: { to: 'memory' },
        last_days: { to: 'guilt' },
        papers: { to: 'papers' },
        just_be: { to: 'here' },
        by_suicide: { safety: 'crisis' },
      },
      other: { to: 'memory' },
    },
    memory: { kind: 'write', slot: 'memory', to: toDate, choices: writing(toDate) },
    guilt: { kind: 'write', slot: 'guilt', to: { say: ['grief.no_verdict'], to: 'date' }, choices: writing(toDate) },
    papers: { kind: 'write', slot: 'step', to: toWhen, choices: writing(toEnd) },
    here: {
      kind: 'write',
      slot: 'here',
      to: { to: 'doctor' },
      choices: { tell_of_them: { to: 'memory' }, enough: { to: 'doctor' } },
    },
    date: {
      kind: 'choose',
      choices: { yes: { to: 'plan' }, no: toOthers, not_sure: toOthers },
      other: { to: 'plan' },
    },
    plan: { kind: 'write', slot: 'plan', to: toOthers, choices: writing(toOthers) },
    others: {
      kind: 'choose',
      choices: { someone: toAct, nobody: { say: ['shared.person'], to: 'doctor' } },
      hears: { yes: 'someone', no: 'nobody', not_sure: 'nobody' },
      other: toAct,
    },
    doctor: { kind: 'say', to: toEnd },
    ...closing({ act: 'grief.act' }),
  },
}
