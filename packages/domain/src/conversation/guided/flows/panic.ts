import type { Conversation } from '../guided-flow'
import { closing, toAct } from '../shared-nodes'

/** Clark 1986, Behav Res Ther; grounding has weak evidence. It begins with the breath, before anything is asked. */
export const panic: Conversation = {
  name: 'panic',
  minutes: 5,
  grade: 'C',
  start: 'pace',
  nodes: {
    pace: { kind: 'tool', offer: { tool: 'saans' }, to: { to: 'chest' } },
    chest: {
      kind: 'choose',
      isSafety: true,
      deniedBy: ['noPain', 'tookNothing', 'notSo'],
      choices: { yes: { safety: 'overdose' }, no: { to: 'easing' }, not_sure: { safety: 'overdose' } },
    },
    easing: {
      kind: 'choose',
      choices: {
        easing: { to: 'what' },
        same: { to: 'ground' },
        worse: { say: ['shared.person'], offer: { tool: 'saans' }, to: 'again' },
      },
      hears: { yes: 'easing', no: 'same' },
      other: { to: 'ground' },
    },
    again: {
      kind: 'choose',
      choices: { easing: { to: 'what' }, same: { to: 'ground' }, person: { between: 'person' } },
      hears: { yes: 'easing', no: 'same' },
      other: { to: 'ground' },
    },
    ground: { kind: 'tool', offer: { tool: 'paanch-indriya' }, to: { to: 'grounded' } },
    grounded: {
      kind: 'choose',
      choices: { easing: { to: 'what' }, same: { say: ['panic.doctor'], to: 'what' }, person: { between: 'person' } },
      hears: { yes: 'easing', no: 'same' },
      other: { to: 'what' },
    },
    what: { kind: 'say', to: { to: 'before' } },
    before: { kind: 'scale', slot: 'before', to: { to: 'trigger' } },
    trigger: {
      kind: 'choose',
      slot: 'trigger',
      choices: { a_place: toAct, a_thought: toAct, nothing: toAct },
      hears: { no: 'nothing', not_sure: 'nothing' },
      other: toAct,
    },
    ...closing({ act: 'panic.act', plans: false }),
  },
}
