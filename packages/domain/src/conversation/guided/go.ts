import type { RiskReading } from '../../risk'
import type { ConversationMemory, ConversationState, OpenGuided, Said, Turn } from '../conversation'
import type { FlowName, Offer } from '../flow'
import { openFlow } from '../safety/open-flow'
import { turnOf } from '../turn-of'
import type { GuidedGuard, GuidedName, GuidedNode, GuidedStep, GuidedSteps } from './guided-flow'
import { guidedFlow } from './guided-flows'
import { quoted, valuesFor } from './own-words'
import { mayHarm, talkPartner } from './talk-partner'

const nothing: RiskReading = { tier: 'none', about: 'self', matched: [] }

/** A turn in the making: what was said so far on the way. */
export type Going = {
  state: ConversationState
  say: Said[]
  reading: RiskReading
  /** The day of the person, YYYY-MM-DD. */
  today: string
  offer?: Offer
  memory?: ConversationMemory
}

/** Questions and answers that may stand twice running have a second wording. */
export const twoWordings: readonly string[] = [
  'between.menu',
  'shared.unclear',
  'shared.unclear_scale',
  'shared.stuck',
  'manner.rude',
  'manner.testing',
  'manner.off_topic',
  'manner.goodbye',
]

export function said(id: string, slots: OpenGuided['slots'], lastSaid: readonly string[]): Said {
  const isAgain = twoWordings.includes(id) && lastSaid.includes(`conversation.${id}`)
  const values = valuesFor(id, slots)
  return { id: `conversation.${id}${isAgain ? '_again' : ''}`, ...(values && { values }) }
}

/** The going with these ids said. */
export function saying(going: Going, ids: readonly string[], slots: OpenGuided['slots'] = {}): Going {
  const say = [...going.say, ...ids.map((id) => said(id, slots, going.state.lastSaid))]
  return { ...going, say }
}

export function stepOf(steps: GuidedSteps, slots: OpenGuided['slots']): GuidedStep {
  const list: readonly GuidedStep[] = 'length' in steps ? steps : [steps]
  const step = list.find(({ when }) => !when || isMet(when, slots))
  if (!step) throw new Error('No step of this answer is open')
  return step
}

function isMet(guard: GuidedGuard, slots: OpenGuided['slots']): boolean {
  const value = slots[guard.slot]
  if ('given' in guard) return value !== undefined
  if ('mayHarm' in guard) return mayHarm(`${value ?? ''}`)
  if ('is' in guard) return value === guard.is
  if (typeof value !== 'number') return false
  return 'atLeast' in guard ? value >= guard.atLeast : value <= guard.atMost
}

/** Goes where an answer leads. */
export function follow(before: Going, guided: OpenGuided, step: GuidedStep): Turn {
  const going = withKept(
    saying(step.offer ? { ...before, offer: step.offer } : before, step.say ?? [], guided.slots),
    guided,
    step,
  )
  if ('to' in step) return enter(going, guided, step.to)
  if ('stays' in step || 'listens' in step || 'asks' in step) return arrived(going, guided)
  if ('safety' in step) return toSafety(going, guided, step.safety)
  if ('conversation' in step)
    return start(going, step.conversation, { ...carried(guided), ...knownOf(going, guided, step.conversation) })
  if ('between' in step) return enterBetween(going, guided, step.between)
  if (step.goes === 'resume') return resume(going)
  if (step.goes === 'out') return ended(going)
  return start(pausing(going, guided), 'listening.open', {}, 'begin')
}

/** Whoever was listened to has said already with whom the talk is. */
const knownOf = ({ state }: Going, { name }: OpenGuided, next: GuidedName): OpenGuided['slots'] =>
  next === 'hard_talk' && name.startsWith('listening.') ? talkPartner(state) : {}

/** What one conversation hands to the next, so that it is not asked again. */
function carried({ slots }: OpenGuided): OpenGuided['slots'] {
  const { heard, before } = slots
  return { ...(heard !== undefined && { heard }), ...(before !== undefined && { before }) }
}

export function start(
  going: Going,
  name: GuidedName,
  slots: OpenGuided['slots'] = {},
  node = guidedFlow(name).start,
): Turn {
  return enter(going, { name, node, slots, unclear: 0 }, node)
}

/** Comes to a node, and through those that ask nothing or were asked before. */
export function enter(going: Going, from: OpenGuided, id: string): Turn {
  const node = guidedFlow(from.name).nodes[id]
  if (!node) throw new Error('No such node in this conversation')
  const guided = { ...from, node: id, unclear: 0 }
  if (node.kind === 'end') return ended(saying(going, asksOf(node, guided), guided.slots))
  if (node.kind === 'say' || node.kind === 'tool') {
    const on = saying(going, asksOf(node, guided), guided.slots)
    return follow(node.kind === 'tool' ? { ...on, offer: node.offer } : on, guided, stepOf(node.to, guided.slots))
  }
  if ('given' in node && node.given && guided.slots[node.slot] !== undefined) return enter(going, guided, node.given)
  return arrived(saying(going, asksOf(node, guided), guided.slots), guided)
}

function asksOf(node: GuidedNode, { name, node: id }: OpenGuided): readonly string[] {
  return node.ask ?? [`${name}.${id}`]
}

function arrived(going: Going, guided: OpenGuided): Turn {
  return turnAt({ ...going, state: { ...going.state, guided } })
}

export function ended(going: Going): Turn {
  return turnAt({ ...going, state: { ...going.state, guided: null } })
}

function turnAt({ state, say, reading, offer, memory }: Going): Turn {
  return { ...turnOf(state, say, reading), ...(offer && { offer }), ...(memory && { memory }) }
}

/** A conversation that is left waits; what lies between conversations does not. */
export function pausing(going: Going, guided: OpenGuided): Going {
  const waits = guided.name !== 'between' && guided.name !== 'memory'
  const paused = waits ? guided : (going.state.paused ?? null)
  return { ...going, state: { ...going.state, guided: null, paused } }
}

export function enterBetween(going: Going, guided: OpenGuided, node: string): Turn {
  return enter(pausing(going, guided), { name: 'between', node, slots: {}, unclear: 0 }, node)
}

/** Goes on with what waits, by its question; without it the menu. */
export function resume(going: Going): Turn {
  const { paused } = going.state
  if (!paused) return start(going, 'between')
  const node = guidedFlow(paused.name).nodes[paused.node]
  const again = saying(going, node ? asksOf(node, paused) : [], paused.slots)
  return arrived({ ...again, state: { ...again.state, paused: null } }, { ...paused, unclear: 0 })
}

function toSafety(going: Going, guided: OpenGuided, name: FlowName): Turn {
  const { state } = pausing(going, guided)
  return openFlow(state, { name, about: 'self', reading: nothing })
}

function withKept(going: Going, { name, slots }: OpenGuided, { keep }: GuidedStep): Going {
  if (!keep) return going
  const { before, after, step } = slots
  const day = going.today
  const known = going.state.remembered ?? {}
  const memory: ConversationMemory =
    keep === 'step'
      ? { ...known, step: { text: quoted(`${step ?? ''}`), conversation: name, day } }
      : {
          ...known,
          last: {
            conversation: name,
            day,
            ...(typeof before === 'number' && { before }),
            ...(typeof after === 'number' && { after }),
          },
        }
  return { ...going, memory, state: { ...going.state, remembered: memory } }
}
