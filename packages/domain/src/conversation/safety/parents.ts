import type { Flow } from '../flow'
import { actions, always, asked, hearsHelp, sharedNodes } from './shared-nodes'

/**
 * Where one parent hurts the other. WHO 2017 as for a child, LIVES (WHO 2014) for the one who is hurt: safe first, not between them, one grown-up,
 * not the child's fault and not the child's task.
 */
export function parents(): Flow {
  const ask = (node: string) => ({ ask: asked('parents', 'self', node), wordings: 2 })
  const away = { say: ['safety.danger.parents'], to: 'help' }
  const ways = ['grown_up', 'next_time', 'stand_by'] as const
  const helping = (to: string) => ({
    ...Object.fromEntries(ways.map((way) => [way, { say: [`safety.parents_help.${way}`], to }])),
    hurt: { flow: 'abuse' } as const,
    call: { say: ['safety.call.parents'], to },
  })
  const choices = [...ways, 'hurt', 'call']
  const rest = ['call', 'whatsapp', 'ground', 'stay']
  return {
    name: 'parents',
    about: 'self',
    start: 'now',
    always,
    nodes: {
      now: {
        kind: 'choose',
        ...ask('now'),
        choices: ['yes', 'no', 'not_sure'],
        answers: { yes: away, not_sure: away, no: { say: ['safety.believed.parents'], to: 'after' } },
        hears: { now: 'yes' },
        safe: 'no',
      },
      help: {
        kind: 'write',
        ...ask('help'),
        choices,
        answers: helping('help'),
        hears: hearsHelp,
        next: { to: 'heard' },
      },
      // Not now: who tells on of school or of themselves is not held.
      after: {
        kind: 'write',
        ...ask('help'),
        choices,
        answers: { ...helping('after'), ground: actions('parents', 'self').ground ?? [] },
        hears: hearsHelp,
        next: { to: 'after' },
        handsOver: true,
      },
      ...sharedNodes({ name: 'parents', about: 'self', rest }),
      heard: {
        kind: 'write',
        ask: 'safety.listen.self',
        wordings: 4,
        choices,
        answers: helping('help'),
        next: { to: 'heard' },
      },
    },
  }
}
