import type { Whom } from '../../replies/reply-kind'
import type { Flow, FlowNode } from '../flow'
import { always, asked, sharedNodes } from './shared-nodes'

/** WHO 2017. 1098, another adult than those at home by default, and no secrecy promised. */
export function child(about: Whom): Flow {
  const ask = (node: string) => ({ ask: asked('child', about, node), wordings: 2 })
  const rest = ['call', 'whatsapp', 'ground', 'stay']
  const told = (what: string) => ({ say: [`safety.child_told.${what}`], to: 'adult' })
  const sentence = { say: ['safety.sentence'], to: 'sentence' }
  const own: Record<string, FlowNode> =
    about === 'someone_else'
      ? {
          safe: {
            kind: 'choose',
            ...ask('safe'),
            choices: ['yes', 'no', 'not_sure'],
            answers: {
              yes: { to: 'adult' },
              no: { say: ['safety.danger.child_of'], to: 'adult' },
              not_sure: { say: ['safety.danger.child_of'], to: 'adult' },
            },
            hears: { disclosed: 'no' },
            safe: 'yes',
          },
          adult: {
            kind: 'choose',
            ...ask('adult'),
            choices: ['yes', 'no', 'not_sure'],
            answers: {
              yes: { say: ['safety.adult_with_child'], to: 'rest' },
              no: { say: ['safety.call.child'], to: 'rest' },
              not_sure: { say: ['safety.call.child'], to: 'rest' },
            },
            hears: { with_someone: 'yes', nobody: 'no', alone: 'no' },
          },
        }
      : {
          safe: {
            kind: 'choose',
            ...ask('safe'),
            choices: ['yes', 'no', 'not_sure'],
            answers: {
              yes: { to: 'what' },
              no: { say: ['safety.danger.child'], to: 'what' },
              not_sure: { say: ['safety.danger.child'], to: 'what' },
            },
            hears: { disclosed: 'no' },
            safe: 'yes',
          },
          what: {
            kind: 'choose',
            ...ask('what'),
            choices: ['hurt', 'touched', 'scared', 'photos', 'dying'],
            answers: {
              hurt: told('hurt'),
              touched: told('touched'),
              scared: told('scared'),
              photos: told('photos'),
              dying: { flow: 'crisis' },
              not_sure: { to: 'adult' },
              no: { to: 'adult' },
            },
          },
          adult: {
            kind: 'choose',
            ...ask('adult'),
            choices: ['someone', 'nobody'],
            answers: {
              someone: sentence,
              yes: sentence,
              nobody: { say: ['safety.call.child'], to: 'rest' },
              no: { say: ['safety.call.child'], to: 'rest' },
              not_sure: { say: ['safety.call.child'], to: 'rest' },
            },
            hears: { with_someone: 'someone', nobody: 'nobody', alone: 'nobody' },
          },
          sentence: {
            kind: 'write',
            ...ask('sentence'),
            choices: ['call', 'stay'],
            answers: { call: { say: ['safety.call.child'], to: 'rest' }, stay: { to: 'stay' } },
            next: { say: ['safety.sentence_written'], to: 'rest' },
          },
        }
  return {
    name: 'child',
    about,
    start: 'safe',
    always,
    nodes: { ...own, ...sharedNodes({ name: 'child', about, rest }) },
  }
}
