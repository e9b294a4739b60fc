import type { Whom } from '../../replies/reply-kind'
import type { FlowName, FlowNode, Hearable, Steps } from '../flow'

/** The id of what a conversation asks at one of its nodes. */
export const asked = (name: FlowName, about: Whom, node: string) => `safety.${name}.${about}.${node}`

/** Who can come: asked alike in every conversation. */
export const whoAsked = (about: Whom) => ({ ask: `safety.who.${about}`, wordings: 2 })

const ground = { say: ['safety.ground'], offer: { tool: 'paanch-indriya' }, to: 'rest' } as const
const plan = { say: ['safety.plan'], offer: { page: '/safety-plan' }, to: 'rest' } as const
const whatsapp = { say: ['safety.whatsapp'], to: 'rest' } as const
const stay = { to: 'stay' } as const

/** What can be done next; each leads back to `rest`, so that nothing of it ends the conversation. What a caller may say depends on whom it is about. */
export const actions = (name: FlowName, about: Whom): Record<string, Steps> => ({
  call: { say: [`safety.call.${name === 'crisis' && about === 'someone_else' ? 'crisis_of' : name}`], to: 'rest' },
  whatsapp,
  ground,
  plan,
  stay,
})

/** Silent ways for whoever cannot talk, on every node of every conversation. */
export const always = { cannot_talk: { to: 'silent' } } as const

/** In plain words: yes and no after a question that asks what helps mean nothing by themselves. */
export const hearsHelp: Partial<Record<Hearable, string>> = { breath: 'ground' }

type Shared = { name: FlowName; about: Whom; rest: readonly string[] }

/**
 * Where every safety conversation comes to rest. Nobody is led out of it: what is written there is listened to, and the choices stay
 * (`docs/safety.md` S12, S22).
 */
export function sharedNodes({ name, about, rest }: Shared): Record<string, FlowNode> {
  const listens = { wordings: 4, answers: actions(name, about), hears: hearsHelp } as const
  const listening = `safety.listen.${name === 'child' && about === 'self' ? 'child' : about}`
  return {
    silent: {
      kind: 'choose',
      ask: 'safety.silent',
      wordings: 2,
      choices: ['whatsapp', 'ground', 'card', 'stay'],
      answers: {
        ...actions(name, about),
        card: {
          say: [`safety.card.${name === 'abuse' || name === 'harm' || name === 'parents' ? name : about}`],
          to: 'rest',
        },
      },
      hears: hearsHelp,
    },
    rest: {
      kind: 'write',
      ask: 'safety.rest',
      wordings: 4,
      choices: rest,
      answers: actions(name, about),
      hears: hearsHelp,
      next: { to: 'heard' },
    },
    heard: { kind: 'write', ask: listening, ...listens, choices: rest, next: { to: 'heard' } },
    stay: {
      kind: 'write',
      ask: 'safety.stay.begin',
      wordings: 2,
      choices: ['call', 'ground', 'stop'],
      answers: { ...actions(name, about), stop: { to: 'rest' } },
      hears: hearsHelp,
      next: { to: 'staying' },
    },
    staying: {
      kind: 'write',
      ask: listening,
      wordings: 4,
      choices: ['call', 'ground', 'stop'],
      answers: { ...actions(name, about), stop: { to: 'rest' } },
      hears: hearsHelp,
      next: { to: 'staying' },
    },
  }
}
