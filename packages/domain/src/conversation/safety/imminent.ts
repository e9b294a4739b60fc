import type { Whom } from '../../replies/reply-kind'
import type { Flow } from '../flow'
import { always, asked, sharedNodes, whoAsked } from './shared-nodes'

/** As `crisis`; 112 first. Distance from the means, without a word about them. */
export function imminent(about: Whom): Flow {
  const ask = (node: string) => ({ ask: asked('imminent', about, node), wordings: 2 })
  const taken = { flow: 'overdose' } as const
  const apart = { say: [`safety.apart.${about}`], to: 'who' }
  const alone = { say: [about === 'self' ? 'safety.door' : 'safety.door_of'], to: 'stay' }
  return {
    name: 'imminent',
    about,
    start: 'done',
    always,
    nodes: {
      done: {
        kind: 'choose',
        ...ask('done'),
        choices: ['yes', 'no', 'not_sure'],
        answers: { yes: taken, not_sure: taken, no: { to: 'near' }, near: apart },
        hears: { taken: 'yes', way: 'near' },
      },
      near: {
        kind: 'choose',
        ...ask('near'),
        choices: ['yes', 'no', 'not_sure'],
        answers: { yes: apart, not_sure: apart, no: { to: 'who' } },
        hears: { way: 'yes' },
      },
      who: {
        kind: 'choose',
        ...whoAsked(about),
        choices: ['someone', 'nobody'],
        answers: {
          someone: { say: [`safety.come.${about}`], to: 'stay' },
          yes: { say: [`safety.come.${about}`], to: 'stay' },
          nobody: alone,
          no: alone,
          not_sure: alone,
        },
        hears: { with_someone: 'someone', nobody: 'nobody', alone: 'nobody' },
      },
      ...sharedNodes({ name: 'imminent', about, rest: ['call', 'whatsapp', 'ground', 'stay'] }),
    },
  }
}
