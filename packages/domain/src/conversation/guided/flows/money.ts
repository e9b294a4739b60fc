import type { Conversation } from '../guided-flow'
import { closing, opening, toWhen, writing } from '../shared-nodes'

const toPaper = { to: 'paper' } as const
const urgent = { say: ['money.urgent'], to: 'what' } as const

/** JOBS: Caplan et al. 1989, J Appl Psychol. Recovery calls: Reserve Bank of India, 2022. */
export const money: Conversation = {
  name: 'money',
  minutes: 12,
  grade: 'C',
  start: 'listen',
  nodes: {
    ...opening({ to: 'tonight' }),
    tonight: { kind: 'choose', choices: { yes: { to: 'what' }, no: urgent, not_sure: urgent } },
    what: {
      kind: 'choose',
      slot: 'what',
      choices: {
        lost_job: { say: ['money.job'], to: 'paper' },
        emi: { say: ['money.emi'], to: 'paper' },
        loan_app: { say: ['money.loan_app'], to: 'paper' },
        threats: { say: ['money.threats'], to: 'paper' },
        family_shame: { conversation: 'hard_talk' },
      },
      other: toPaper,
    },
    paper: { kind: 'write', slot: 'paper', to: { to: 'call' }, choices: writing({ to: 'call' }) },
    call: { kind: 'write', slot: 'step', to: { to: 'rest' }, choices: writing({ to: 'rest' }) },
    rest: { kind: 'write', slot: 'rest', to: { to: 'card' }, choices: writing({ to: 'card' }) },
    card: { kind: 'say', to: toWhen },
    ...closing({ act: null }),
  },
}
