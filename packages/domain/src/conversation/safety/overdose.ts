import type { Whom } from '../../replies/reply-kind'
import type { Flow } from '../flow'
import { always, asked, sharedNodes } from './shared-nodes'

/** Everything that needs a doctor at once: 112 now, even if well. First aid to be checked by a clinician before release. */
export function overdose(about: Whom): Flow {
  const ask = (node: string) => ({ ask: asked('overdose', about, node), wordings: 2 })
  const call = { say: [`safety.ambulance.${about}`], to: 'there' }
  const alone = { say: [about === 'self' ? 'safety.door' : 'safety.door_of', 'safety.carry'], to: 'stay' }
  return {
    name: 'overdose',
    about,
    start: 'awake',
    always,
    nodes: {
      awake: {
        kind: 'choose',
        ...ask('awake'),
        choices: ['yes', 'no', 'not_sure'],
        answers: {
          yes: { to: 'there' },
          no: call,
          not_sure: call,
          there: { say: [`safety.show.${about}`, 'safety.carry'], to: 'stay' },
          nobody: alone,
        },
        hears: { with_someone: 'there', alone: 'nobody' },
      },
      there: {
        kind: 'choose',
        ...ask('there'),
        choices: ['yes', 'no', 'not_sure'],
        answers: { yes: { say: [`safety.show.${about}`, 'safety.carry'], to: 'stay' }, no: alone, not_sure: alone },
        hears: { with_someone: 'yes', nobody: 'no', alone: 'no' },
      },
      ...sharedNodes({ name: 'overdose', about, rest: ['call', 'ground', 'stay'] }),
    },
  }
}
