import type { Whom } from '../../replies/reply-kind'
import type { Flow } from '../flow'
import { actions, always, asked, hearsHelp, sharedNodes, whoAsked } from './shared-nodes'

/** Stanley and Brown 2012, Cogn Behav Pract; asking does no harm: Dazzi et al. 2014, Psychol Med. */
export function crisis(about: Whom): Flow {
  const ask = (node: string) => ({ ask: asked('crisis', about, node), wordings: 2 })
  const danger = { flow: 'imminent' } as const
  const rest = about === 'self' ? ['call', 'ground', 'plan', 'stay'] : ['call', 'whatsapp', 'ground', 'stay']
  return {
    name: 'crisis',
    about,
    start: 'thinking',
    always,
    nodes: {
      thinking: {
        kind: 'choose',
        ...ask('thinking'),
        choices: ['yes', 'no', 'not_sure'],
        answers: {
          yes: { say: ['safety.thanks'], to: 'means' },
          not_sure: { to: 'means' },
          no: { to: 'listen' },
          danger,
        },
        hears: { disclosed: 'yes', now: 'danger', later: 'danger', means: 'danger', with_me: 'danger', plan: 'danger' },
      },
      means: {
        kind: 'choose',
        ...ask('means'),
        choices: ['yes', 'no', 'not_sure'],
        answers: { yes: danger, not_sure: danger, no: { to: 'alone' } },
        hears: { time: 'yes', way: 'yes' },
      },
      alone: {
        kind: 'choose',
        ...ask('alone'),
        choices: ['yes', 'no', 'not_sure'],
        answers: { yes: { to: 'who' }, not_sure: { to: 'who' }, no: { to: 'next' } },
        hears: { alone: 'yes', nobody: 'yes', with_someone: 'no' },
      },
      who: {
        kind: 'choose',
        ...whoAsked(about),
        choices: ['someone', 'nobody'],
        answers: {
          someone: { say: [`safety.come.${about}`], to: 'next' },
          nobody: { say: ['safety.nobody'], to: 'next' },
          yes: { say: [`safety.come.${about}`], to: 'next' },
          no: { say: ['safety.nobody'], to: 'next' },
          not_sure: { say: ['safety.nobody'], to: 'next' },
        },
        hears: { with_someone: 'someone', nobody: 'nobody', alone: 'nobody' },
      },
      next: {
        kind: 'write',
        ...ask('next'),
        choices: about === 'self' ? ['call', 'whatsapp', 'plan', 'stay'] : ['call', 'whatsapp', 'stay'],
        answers: actions('crisis', about),
        hears: hearsHelp,
        next: { to: 'heard' },
      },
      listen: {
        kind: 'write',
        ...ask('listen'),
        choices: rest,
        answers: actions('crisis', about),
        hears: hearsHelp,
        next: { to: 'eased' },
        handsOver: true,
      },
      // As `heard`, of who said no: they are not held.
      eased: {
        kind: 'write',
        ask: `safety.listen.${about}`,
        wordings: 4,
        choices: rest,
        answers: actions('crisis', about),
        hears: hearsHelp,
        next: { to: 'eased' },
        handsOver: true,
      },
      ...sharedNodes({ name: 'crisis', about, rest }),
    },
  }
}
