import type { Conversation } from '../guided-flow'
import { closing, opening, toEnd, writing } from '../shared-nodes'

const toRelax = { to: 'relax' } as const
const toWake = { to: 'wake' } as const

/** Trauer et al. 2015, Ann Intern Med; Bootzin 1972; Scullin et al. 2018, J Exp Psychol Gen. No sleep restriction. */
export const sleep: Conversation = {
  name: 'sleep',
  minutes: 15,
  grade: 'B',
  start: 'listen',
  nodes: {
    ...opening({ to: 'what' }),
    what: {
      kind: 'choose',
      slot: 'what',
      choices: {
        cant_fall: { to: 'up' },
        mind_full: { to: 'tomorrow' },
        dreams: { offer: { tool: 'paanch-indriya' }, say: ['sleep.dreams'], to: 'relax' },
        noise: { say: ['sleep.noise'], to: 'relax' },
        baby_wakes: { conversation: 'new_mother' },
      },
      other: { to: 'up' },
    },
    up: {
      kind: 'choose',
      choices: { can_rise: toRelax, cannot_rise: { say: ['sleep.sit'], to: 'relax' } },
      hears: { yes: 'can_rise', no: 'cannot_rise', not_sure: 'cannot_rise' },
      other: toRelax,
    },
    tomorrow: { kind: 'write', slot: 'tomorrow', to: toRelax, choices: writing(toRelax) },
    relax: {
      kind: 'choose',
      choices: {
        muscles: { say: ['sleep.later'], offer: { tool: 'muscle-release' }, to: 'wake' },
        nidra: { say: ['sleep.later'], offer: { tool: 'yoga-nidra' }, to: 'wake' },
        neither: toWake,
      },
      hears: { no: 'neither', not_sure: 'neither', yes: 'nidra' },
      other: toWake,
    },
    wake: { kind: 'write', slot: 'step', to: { to: 'doctor' }, choices: writing({ to: 'doctor' }) },
    doctor: { kind: 'say', to: toEnd },
    ...closing({ act: null, plans: false, measures: false }),
  },
}
