import type { Flow } from '../flow'
import { actions, always, asked, hearsHelp, sharedNodes, whoAsked } from './shared-nodes'

/** Anger at someone: apart first, calm and no venting (Kjærvik and Bushman 2024, Clin Psychol Rev). Nobody is asked about suicide here (`docs/safety.md` S23). */
export function harm(): Flow {
  const ask = (node: string) => ({ ask: asked('harm', 'self', node), wordings: 2 })
  const away = { say: ['safety.harm_apart'], to: 'near' }
  const put = { say: ['safety.harm_put_away'], to: 'who' }
  const rest = ['call', 'whatsapp', 'ground', 'stay']
  return {
    name: 'harm',
    about: 'self',
    start: 'apart',
    always,
    nodes: {
      apart: {
        kind: 'choose',
        ...ask('apart'),
        choices: ['yes', 'no', 'not_sure'],
        answers: { yes: { to: 'near' }, no: away, not_sure: away },
        hears: { disclosed: 'no', alone: 'yes', nobody: 'yes' },
      },
      near: {
        kind: 'choose',
        ...ask('near'),
        choices: ['yes', 'no', 'not_sure'],
        answers: { yes: put, not_sure: put, no: { to: 'who' } },
        hears: { way: 'yes' },
      },
      who: {
        kind: 'choose',
        ...whoAsked('self'),
        choices: ['someone', 'nobody'],
        answers: {
          someone: { say: ['safety.come.harm'], to: 'next' },
          yes: { say: ['safety.come.harm'], to: 'next' },
          nobody: { say: ['safety.nobody'], to: 'next' },
          no: { say: ['safety.nobody'], to: 'next' },
          not_sure: { say: ['safety.nobody'], to: 'next' },
        },
        hears: { with_someone: 'someone', nobody: 'nobody', alone: 'nobody' },
      },
      next: {
        kind: 'write',
        ...ask('next'),
        choices: rest,
        answers: actions('harm', 'self'),
        hears: hearsHelp,
        next: { to: 'heard' },
      },
      ...sharedNodes({ name: 'harm', about: 'self', rest }),
    },
  }
}
