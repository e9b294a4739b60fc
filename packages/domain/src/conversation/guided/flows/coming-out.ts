import type { Conversation } from '../guided-flow'
import { closing, opening, toEnd, writing } from '../shared-nodes'

const toBackup = { to: 'backup' } as const
const toNear = { to: 'near' } as const
const toPlan = { say: ['coming_out.plan'], offer: { page: '/safety-plan' }, to: 'near' } as const

/** Legate et al. 2012, Soc Psychol Personal Sci; Pachankis et al. 2015, J Consult Clin Psychol. Nothing of it is remembered. */
export const comingOut: Conversation = {
  name: 'coming_out',
  minutes: 12,
  grade: 'C',
  start: 'safe',
  nodes: {
    safe: {
      kind: 'choose',
      isSafety: true,
      choices: { yes: toBackup, no: { to: 'listen' }, not_sure: toBackup, happening_now: { safety: 'abuse' } },
    },
    ...opening({ to: 'want' }),
    want: {
      kind: 'choose',
      choices: {
        tell_someone: { to: 'safest' },
        tell_no_one: { say: ['coming_out.whole'], to: 'near' },
        outed: { say: ['coming_out.proof'], to: 'near' },
        wondering: { to: 'wonder' },
      },
      other: { to: 'wonder' },
    },
    safest: {
      kind: 'choose',
      slot: 'who',
      choices: { a_friend: toBackup, a_sibling: toBackup, a_teacher: toBackup, nobody: toNear },
      hears: { no: 'nobody', not_sure: 'nobody' },
      other: toBackup,
    },
    backup: {
      kind: 'choose',
      choices: { yes: { to: 'sentence' }, no: toPlan, not_sure: toPlan },
    },
    sentence: { kind: 'write', slot: 'sentence', to: toNear, choices: writing(toNear) },
    wonder: {
      kind: 'write',
      slot: 'wonder',
      to: { say: ['coming_out.no_label'], to: 'near' },
      choices: writing(toNear),
    },
    near: {
      kind: 'choose',
      slot: 'near',
      choices: { someone: toEnd, nobody: { say: ['shared.person'], to: 'after' } },
      hears: { yes: 'someone', no: 'nobody', not_sure: 'nobody' },
      other: toEnd,
    },
    ...closing({ act: null, plans: false, keeps: false }),
  },
}
