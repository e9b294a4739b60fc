import type { Conversation } from '../guided-flow'
import { closing, opening, toWhen, writing } from '../shared-nodes'

const toPaper = { to: 'paper' } as const
const urgent = { say: ['money.urgent'], to: 'what' } as const

/**
 * JOBS: Caplan et al. 1989, J Appl Psychol. Recovery agents: Reserve Bank of India, 'Outsourcing of Financial Services: Responsibilities of regulated
 * entities employing Recovery Agents', 12 August 2022.
 */
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
        loan_app: { to: 'lender' },
        threats: { to: 'lender' },
        family_shame: { conversation: 'hard_talk' },
      },
      other: toPaper,
    },
    // Whoever collects a debt may not threaten or shame: what is forbidden, what to keep, and where to report it.
    lender: {
      kind: 'choose',
      ask: ['money.lender', 'money.lender_proof', 'money.lender_ask'],
      choices: {
        report: { say: ['money.lender_report'], stays: true },
        pay: { say: ['money.lender_pay'], stays: true },
        jail: { say: ['money.lender_jail'], stays: true },
        tell_people: { say: ['money.lender_tell'], stays: true },
        go_on: toPaper,
      },
      other: { goes: 'listen' },
    },
    paper: { kind: 'write', slot: 'paper', to: { to: 'call' }, choices: writing({ to: 'call' }) },
    call: { kind: 'write', slot: 'step', to: { to: 'rest' }, choices: writing({ to: 'rest' }) },
    rest: { kind: 'write', slot: 'rest', to: { to: 'card' }, choices: writing({ to: 'card' }) },
    card: { kind: 'say', to: toWhen },
    ...closing({ act: null }),
  },
}
