import type { Whom } from '../../replies/reply-kind'
import { namedIn, type RiskReading, raiseTier } from '../../risk'
import type { ConversationState, OpenFlow, Said, Turn } from '../conversation'
import type { FlowName } from '../flow'
import { arriveAt } from '../run-flow'
import { turnOf } from '../turn-of'
import { tierOfFlow } from './raised-by'
import { safetyFlows } from './safety-flows'
import { isUnsure, unsureNode } from './unsure'

type Opening = {
  name: FlowName
  about: Whom
  reading: RiskReading
  /** The words that open it; without them an answer inside another conversation does, or they were dropped because they were plain. */
  text?: string | undefined
  /** The person has said it, whatever the gate is sure of. */
  isSaid?: boolean
}

/**
 * Opens a conversation: what happens now, the lines, and where it is the first one a trusted person, a professional and an offer to stay (S11).
 * Where only the learned reader raised it, and nothing was said plainly before, it claims nothing and asks first (S11, S22).
 */
export function openFlow(state: ConversationState, { name, about, reading, text, isSaid = false }: Opening): Turn {
  const flow = safetyFlows[name][about]
  const before = state.open
  const isPlain = name === 'harm' || name === 'parents' || (text !== undefined && namedIn(text).isPlain)
  const openedBy = text === undefined ? before?.openedBy : openingOf(text, isPlain)
  const isGuess = text !== undefined && !isPlain && !isSaid && !(before?.openedBy?.isPlain ?? false)
  const isAsking = isGuess && flow.nodes[unsureNode] !== undefined
  const wasAsked = before !== null && isUnsure(before)
  const isPictured = wasAsked && before.slots.told === 'pictures'
  const hasPictures = name === 'abuse' && (isPictured || (text !== undefined && namedIn(text).pictures))
  const first = isAsking ? unsureNode : hasPictures ? 'photos' : flow.start
  const also = before?.also ?? alsoAfter({ also: [] }, reading)
  const start: OpenFlow = {
    name,
    node: first,
    about,
    ...(openedBy && { openedBy }),
    also,
    turn: before?.turn ?? 0,
    unclear: 0,
    slots: hasPictures ? { told: isAsking ? 'pictures' : 'photos' } : {},
    stay: null,
  }
  const { say, open } = arriveAt(flow, start, first, state.lastSaid)
  const isChild = also.includes('child') || name === 'child'
  const lines = linesOf({ name, also })
  const others = also
    .filter((line) => line !== name && line !== lines && name !== 'parents')
    .map((line) => ({ id: `safety.also.${line}` }))
    .filter(({ id }) => !state.lastSaid.includes(id))
  const people =
    name === 'abuse' || name === 'harm' || name === 'parents' ? name : isChild && about === 'self' ? 'child' : about
  const isFirst = before === null || (wasAsked && !isAsking)
  const words: Said[] = [
    fresh(isAsking ? 'safety.unsure.opening' : `safety.${name}.${about}.opening`, state.lastSaid),
    fresh(`safety.lines.${lines}`, state.lastSaid),
    ...others,
    ...(first === 'photos' ? [{ id: 'safety.photos.first' }] : []),
    ...(isFirst ? [{ id: isAsking ? 'safety.unsure.people' : `safety.people.${people}` }] : []),
    ...say,
  ]
  const tier = raiseTier(raiseTier(state.tier, reading.tier), tierOfFlow[name])
  return turnOf({ ...state, open, tier, aside: null }, words, reading)
}

/** Whose lines stand first: a child's for a child, but 112 where it cannot wait (`docs/safety.md` S23). */
export function linesOf({ name, also }: Pick<OpenFlow, 'name' | 'also'>): FlowName {
  return name === 'crisis' && also.includes('child') ? 'child' : name
}

/** The lines that belong to what was written, with those of before. */
export function alsoAfter({ also }: Pick<OpenFlow, 'also'>, { matched }: RiskReading): OpenFlow['also'] {
  const found: OpenFlow['also'] = [...also]
  if (matched.includes('minor') && !found.includes('child')) found.push('child')
  if (matched.includes('abuse') && !found.includes('abuse')) found.push('abuse')
  return found
}

/** One of two wordings that were not said in the turn before. */
export function fresh(id: string, lastSaid: readonly string[]): Said {
  return { id: lastSaid.includes(`${id}.a`) ? `${id}.b` : `${id}.a` }
}

/** Plain words are not kept beside the conversation: nothing is gone back to, and they stand in the chat alone (`docs/safety.md` S16). */
export const openingOf = (words: string, isPlain: boolean) => ({ words: isPlain ? '' : words, isPlain })
