import type { Conversation } from '../guided-flow'
import { closing, opening, toAct } from '../shared-nodes'

const toAway = { to: 'away' } as const
const toRide = { to: 'ride' } as const

/** Marlatt and Gordon 1985; Bowen and Marlatt 2009, Psychol Addict Behav: riding an urge out. Withdrawal is asked about first. */
export const urge: Conversation = {
  name: 'urge',
  minutes: 12,
  grade: 'B',
  start: 'listen',
  nodes: {
    ...opening({ to: 'what' }),
    what: {
      kind: 'choose',
      slot: 'what',
      choices: {
        alcohol: { to: 'cut' },
        drugs: { to: 'cut' },
        tobacco: toAway,
        phone_betting: toAway,
        food: { say: ['urge.food'], to: 'ride' },
      },
      other: toAway,
    },
    cut: {
      kind: 'choose',
      isSafety: true,
      choices: { yes: { to: 'signs' }, no: { say: ['urge.doctor_before'], to: 'away' }, not_sure: { to: 'signs' } },
    },
    signs: {
      kind: 'choose',
      isSafety: true,
      choices: {
        yes: { safety: 'overdose' },
        no: { say: ['urge.doctor_today'], to: 'away' },
        not_sure: { safety: 'overdose' },
      },
    },
    away: {
      kind: 'choose',
      choices: { put_away: toRide, step_out: toRide },
      hears: { yes: 'put_away' },
      other: toRide,
    },
    ride: { kind: 'scale', slot: 'urge', to: { to: 'wave' } },
    wave: {
      kind: 'choose',
      choices: {
        passed: { say: ['urge.passed'], to: 'act' },
        same: { say: ['urge.same'], to: 'act' },
        used: { say: ['urge.used'], to: 'act' },
      },
      hears: { yes: 'passed', no: 'same' },
      other: toAct,
    },
    ...closing({ act: 'urge.act' }),
  },
}
