import type { OpenGuided } from '../conversation'
import { asides, type GuidedNode } from './guided-flow'
import { guidedFlow } from './guided-flows'

/** A question, which waits for an answer. */
export type Asking = Extract<GuidedNode, { kind: 'choose' | 'scale' | 'write' }>

export const guidedChoiceId = (answer: string) => {
  if (/^\d+$/.test(answer)) return answer
  return answer.includes('.') ? `conversation.${answer}` : `conversation.choice.${answer}`
}

export const asideId = (aside: string) => `conversation.aside.${aside}`

export function askingNodeOf({ name, node: id }: Pick<OpenGuided, 'name' | 'node'>): Asking {
  const node = guidedFlow(name).nodes[id]
  if (!node || node.kind === 'say' || node.kind === 'tool' || node.kind === 'end')
    throw new Error('This node asks nothing')
  return node
}

/** The answers of the question that is open, in their order. `resume` only where something waits. */
export function answersOf(guided: OpenGuided, isSomethingPaused: boolean): string[] {
  const node = askingNodeOf(guided)
  if (node.kind === 'scale') return [...Array.from({ length: 11 }, (_, number) => `${number}`), 'skip']
  return Object.keys(node.choices ?? {}).filter((answer) => answer !== 'resume' || isSomethingPaused)
}

/** Between conversations the ways out are the answers themselves. */
export const hasAsides = ({ name }: Pick<OpenGuided, 'name'>) => name !== 'between'

/** The ids of the choices that stand now: the answers, then what is always there. */
export function guidedChoices(guided: OpenGuided, isSomethingPaused: boolean): string[] {
  const answers = answersOf(guided, isSomethingPaused).map(guidedChoiceId)
  return hasAsides(guided) ? [...answers, ...asides.map(asideId)] : answers
}
