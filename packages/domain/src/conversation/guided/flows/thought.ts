import type { Conversation } from '../guided-flow'
import { closing, hint, opening, toAct, toEnd, writing } from '../shared-nodes'

const toFor = { to: 'for' } as const

/** Beck, Rush, Shaw and Emery 1979; TreadWill. From 8 on it calms first. */
export const thought: Conversation = {
  name: 'thought',
  minutes: 15,
  grade: 'B',
  start: 'listen',
  nodes: {
    ...opening([{ when: { slot: 'before', atLeast: 8 }, to: 'calm_first' }, { to: 'thought' }], 'thought.listen'),
    calm_first: { kind: 'tool', offer: { tool: 'saans' }, to: { to: 'ready' } },
    ready: {
      kind: 'choose',
      choices: { go_on: { to: 'thought' }, not_now: { goes: 'listen' } },
      hears: { yes: 'go_on', no: 'not_now' },
      other: { to: 'thought' },
    },
    thought: {
      kind: 'write',
      slot: 'thought',
      to: { to: 'belief' },
      choices: {
        exercise: { say: ['thought.vichaar'], offer: { tool: 'vichaar' }, to: 'after' },
        stuck: hint,
      },
    },
    belief: { kind: 'scale', slot: 'belief', to: { to: 'true' } },
    true: {
      kind: 'choose',
      choices: { yes: { conversation: 'problem' }, partly: { to: 'trap' }, no: { to: 'trap' } },
      hears: { not_sure: 'partly' },
      other: { to: 'trap' },
    },
    trap: {
      kind: 'choose',
      slot: 'trap',
      choices: { all_or_nothing: toFor, mind_reading: toFor, worst_case: toFor, blaming: toFor, none: toFor },
      hears: { no: 'none', not_sure: 'none' },
      other: toFor,
    },
    for: { kind: 'write', slot: 'for', to: { to: 'against' }, choices: writing({ to: 'against' }) },
    against: {
      kind: 'write',
      slot: 'against',
      to: { to: 'fair' },
      choices: { stuck: { say: ['thought.friend'], stays: true }, skip: { to: 'fair' } },
    },
    fair: { kind: 'write', slot: 'fair', to: { to: 'belief_now' }, choices: writing(toAct) },
    belief_now: {
      kind: 'scale',
      slot: 'belief_now',
      than: 'belief',
      to: [{ when: { slot: 'change', atMost: -1 }, say: ['thought.looser'], to: 'act' }, { to: 'as_strong' }],
    },
    as_strong: {
      kind: 'choose',
      choices: {
        'start.problem': { conversation: 'problem' },
        'start.kindness': { conversation: 'kindness' },
        enough: toEnd,
      },
      hears: { no: 'enough' },
    },
    ...closing({ act: 'thought.act' }),
  },
}
