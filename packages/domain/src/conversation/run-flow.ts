import type { OpenFlow, Said } from './conversation'
import type { Flow, FlowNode, Guard, Hearable, Offer, Step, Steps } from './flow'
import { type Heard, hear } from './hearing/hear'
import { type Concept, concepts } from './hearing/hearing-words'

/** A question, with those who only listen told apart from those who wait for one of their answers. */
type Asking = Exclude<FlowNode, { kind: 'say' | 'tool' | 'end' }>

/** What going to a node says, and where the conversation then stands; null after an `end`. */
export type Arrival = { say: Said[]; open: OpenFlow | null; offer?: Offer }

const letters = 'abcdefgh'

/** The wording of a question for this time: not one of the turn before (`docs/safety.md` S15). */
export function wordingOf({ ask, wordings = 1 }: Asking, turn: number, lastSaid: readonly string[]): Said {
  const ids = [...letters.slice(0, wordings)].map((letter) => `${ask}.${letter}`)
  const fresh = ids.filter((id) => !lastSaid.includes(id))
  const open = fresh.length > 0 ? fresh : ids
  const wanted = ids[turn % ids.length] ?? ''
  return { id: open.includes(wanted) ? wanted : (open[turn % open.length] ?? wanted) }
}

/** Goes to a node, and through those that only say something, until one asks. */
export function arriveAt(flow: Flow, from: OpenFlow, nodeId: string, lastSaid: readonly string[]): Arrival {
  const say: Said[] = []
  let offer: Offer | undefined
  let id = nodeId
  for (;;) {
    const node = nodeOf(flow, id)
    if (node.kind === 'say' || node.kind === 'tool' || node.kind === 'end') {
      say.push(...node.say.map((words) => ({ id: words })))
      if (node.kind === 'tool') offer = node.offer
      if (node.kind === 'end') return { say, open: null, ...(offer && { offer }) }
      id = node.to
      continue
    }
    const open = { ...from, node: id, unclear: 0 }
    // A question stands in its own words first; where one listens, the words take turns.
    say.push(wordingOf(node, node.kind === 'write' ? from.turn : 0, lastSaid))
    return { say, open, ...(offer && { offer }) }
  }
}

export function nodeOf(flow: Flow, id: string): FlowNode {
  const node = flow.nodes[id]
  if (!node) throw new Error('No such node in this conversation')
  return node
}

/** The node where a conversation stands, which asks. */
export function askingNode(flow: Flow, open: OpenFlow): Asking {
  const node = nodeOf(flow, open.node)
  if (node.kind === 'say' || node.kind === 'tool' || node.kind === 'end') throw new Error('This node asks nothing')
  return node
}

/** The choices of a node, those of every node after its own. */
export function choicesOf(flow: Flow, node: Asking): string[] {
  const own = node.kind === 'scale' ? Array.from({ length: 11 }, (_, number) => `${number}`) : node.choices
  return [...own, ...Object.keys(flow.always).filter((answer) => !own.includes(answer))]
}

export function stepFor(steps: Steps, slots: OpenFlow['slots']): Step {
  const list: readonly Step[] = 'length' in steps ? steps : [steps]
  const step = list.find(({ when }) => !when || isMet(when, slots))
  if (!step) throw new Error('No step of this answer is open')
  return step
}

function isMet(guard: Guard, slots: OpenFlow['slots']): boolean {
  const value = slots[guard.slot]
  if ('is' in guard) return value === guard.is
  if (typeof value !== 'number') return false
  return 'atLeast' in guard ? value >= guard.atLeast : value <= guard.atMost
}

/** These say more than a yes beside them. */
const pressing: readonly Hearable[] = ['disclosed', 'taken', 'means', 'with_me', 'now', 'later', 'plan', 'time', 'way']

/** What answers a question about a time or a way, whatever stands around it. */
const within = { time: ['now', 'later', 'plan'], way: ['means', 'with_me'] } as const

/** These may stand beside a few words of another kind: 'my sister is sleeping'. */
const people: readonly Concept[] = ['alone', 'with_someone', 'nobody', 'cannot_talk']

/** Longer texts tell something; what stands in them is no answer by itself. */
const longestAnswer = 8
const mostUnknown = 2

/**
 * Which answer of a node free text gives; null where it is unclear. `isMarked` is true for words that the gate marks: those are heard as yes or
 * not at all, so that no disclosure is taken for a no.
 */
export function answerIn(node: Asking, flow: Flow, text: string, isMarked: boolean): string | null {
  const heard = hear(text)
  if (node.kind === 'scale') return heard.number !== null && heard.number <= 10 ? `${heard.number}` : null
  const hears: Partial<Record<Hearable, string>> = node.hears ?? {}
  const urgent = pressing.find((hearable) => hears[hearable] !== undefined && says(heard, hearable, isMarked))
  if (urgent) return hears[urgent] ?? null
  if (says(heard, 'cannot_talk', isMarked) && flow.always.cannot_talk) return 'cannot_talk'
  const answers = new Set<string>()
  if (heard.answer && node.answers[heard.answer]) answers.add(heard.answer)
  else if (!isMarked && heard.answer === null && heard.beginsWithNo && node.answers.no) answers.add('no')
  for (const concept of concepts) {
    const answer = hears[concept] ?? (node.answers[concept] ? concept : undefined)
    if (answer !== undefined && says(heard, concept, isMarked)) answers.add(answer)
  }
  if (hears.way === 'yes' && (heard.denies.has('with_me') || heard.denies.has('means'))) answers.add('no')
  const open = isMarked ? [...answers].filter((answer) => answer === 'yes' || answer === 'not_sure') : [...answers]
  if (open.includes('not_sure')) return 'not_sure'
  // 'Yes, my roommate': the yes only confirms what is said beside it.
  const named = open.filter((answer) => answer !== 'yes' || open.length === 1)
  return named.length === 1 && !(named[0] === 'no' && open.length > 1) ? (named[0] ?? null) : null
}

function says(heard: Heard, hearable: Hearable, isMarked: boolean): boolean {
  if (hearable === 'disclosed') return isMarked
  if (heard.words > longestAnswer) return false
  if (hearable === 'time' || hearable === 'way') return within[hearable].some((concept) => heard.says.has(concept))
  return heard.says.has(hearable) && heard.unknown <= (people.includes(hearable) ? mostUnknown : 0)
}
