import type { Whom } from '../../replies/reply-kind'
import type { Flow } from '../flow'
import { always, asked, sharedNodes } from './shared-nodes'

/** LIVES: WHO 2014. Their pace; nobody at home is named, and nothing is sent. */
export function abuse(about: Whom): Flow {
  const ask = (node: string) => ({ ask: asked('abuse', about, node), wordings: 2 })
  const now = { say: [`safety.danger.${about}`], to: 'help' }
  const helps = about === 'self' ? ['bag', 'person', 'rights', 'hospital'] : ['stand_by', 'rights', 'hospital']
  const helping = (to: string) =>
    Object.fromEntries(helps.map((way) => [way, { say: [`safety.abuse_help.${way}`], to }]))
  const call = { say: ['safety.call.abuse'], to: 'rest' }
  const seen = { say: ['safety.seen'], to: 'danger' }
  const withPhotos = {
    proof: { say: ['safety.photos.proof'], to: 'photos' },
    report: { say: ['safety.photos.report'], to: 'photos' },
    pay: { say: ['safety.asks.pay'], to: 'photos' },
    ...(about === 'self' && { person: { say: ['safety.abuse_help.person'], to: 'photos' } }),
  }
  return {
    name: 'abuse',
    about,
    start: about === 'self' ? 'screen' : 'danger',
    always,
    nodes: {
      ...(about === 'self' && {
        screen: {
          kind: 'choose',
          ...ask('screen'),
          choices: ['yes', 'no', 'not_sure'],
          answers: { yes: seen, not_sure: seen, no: { to: 'danger' } },
          hears: { with_someone: 'yes', alone: 'no', nobody: 'no' },
        },
      }),
      danger: {
        kind: 'choose',
        ...ask('danger'),
        choices: ['yes', 'no', 'not_sure'],
        answers: { yes: now, not_sure: now, no: { say: [`safety.believed.${about}`], to: 'after' } },
        hears: { disclosed: 'yes', now: 'yes' },
        safe: 'no',
      },
      // Pictures held against someone: what helps first is not the home but the proof.
      photos: {
        kind: 'write',
        ask: 'safety.photos.ask',
        wordings: 2,
        choices: Object.keys(withPhotos),
        answers: withPhotos,
        next: { to: 'photos' },
      },
      help: {
        kind: 'write',
        ...ask('help'),
        choices: helps,
        answers: { ...helping('help'), call },
        next: { to: 'heard' },
      },
      // Not in danger now: help is offered, and who tells on is not held.
      after: {
        kind: 'write',
        ...ask('help'),
        choices: helps,
        answers: { ...helping('after'), call },
        next: { to: 'after' },
        handsOver: true,
      },
      ...sharedNodes({ name: 'abuse', about, rest: ['call', 'whatsapp', 'ground', 'stay'] }),
      heard: {
        kind: 'write',
        ask: `safety.listen.${about}`,
        wordings: 4,
        choices: helps,
        answers: { ...helping('help'), call },
        next: { to: 'heard' },
      },
    },
  }
}
