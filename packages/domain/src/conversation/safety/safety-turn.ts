import type { Whom } from '../../replies/reply-kind'
import { namedIn, needsHelp, type RiskReading, raiseTier, readRisk } from '../../risk'
import type { ConversationInput, ConversationState, ConverseOptions, OpenFlow, Said, Turn } from '../conversation'
import type { FlowName, Step } from '../flow'
import { hear } from '../hearing/hear'
import { answerIn, arriveAt, askingNode, choicesOf, stepFor, wordingOf } from '../run-flow'
import { choiceId, turnOf } from '../turn-of'
import { isBetweenParents, isMeToo } from './between-parents'
import { feelsUnwell } from './body'
import { meansHarmToOthers } from './harm-to-others'
import { alsoAfter, fresh, linesOf, openFlow, openingOf } from './open-flow'
import { flowFor, raisedBy } from './raised-by'
import { safetyFlows } from './safety-flows'
import { answersTo, otherMeant, saysItIsMe, saysNotSo, saysSafe } from './taken-back'
import { confirmsTaking, correctedCaution, isUnsure } from './unsure'

/**
 * The turn of a safety conversation; null where none is open and nothing opens one. Free text can make it more urgent and never less; the choice
 * to leave ends it (`docs/safety.md` S22), and `takenBack` where it stood on a mistake.
 */
export function safetyTurn(
  state: ConversationState,
  input: ConversationInput,
  found: RiskReading,
  options: ConverseOptions,
): Turn | null {
  if (!state.open) return 'text' in input ? firstTurn(state, input.text, found) : null
  const isUnmarked = 'text' in input && onlySaysWhoIsThere(state.open, input.text)
  const reading: RiskReading = isUnmarked ? { tier: 'none', about: found.about, matched: [] } : found
  const open = { ...state.open, also: alsoAfter(state.open, reading), turn: state.open.turn + 1 }
  const heard = { ...state, open, tier: raiseTier(state.tier, reading.tier) }
  const turn =
    'text' in input
      ? textTurn(heard, open, input.text, reading, options)
      : choiceTurn(heard, open, input.choice, options)
  const added = open.also.filter((line) => !state.open?.also.includes(line) && isNews(open, line))
  if (added.length === 0 || turn.state.open?.name !== state.open.name) return turn
  const say = [...added.map((line) => ({ id: `safety.also.${line}` })), ...turn.say]
  return { ...turn, say, state: { ...turn.state, lastSaid: say.map(({ id }) => id) } }
}

/** 'My roommate is here' answers what was asked after something was taken; a guess of the learned reader alone makes no violence of it. */
function onlySaysWhoIsThere(open: OpenFlow, text: string): boolean {
  if (open.name !== 'overdose' || isUnsure(open) || !hear(text).says.has('with_someone')) return false
  const flow = safetyFlows[open.name][open.about]
  const isAnswer = answerIn(askingNode(flow, open), flow, text, false) !== null
  return isAnswer && !namedIn(text).isPlain && !needsHelp(readRisk(text, 'en', correctedCaution).tier)
}

/** What a conversation's own lines say already is no news in it. */
const isNews = ({ name }: OpenFlow, line: OpenFlow['also'][number]) =>
  name !== line && !(name === 'parents' && line === 'abuse')

function firstTurn(state: ConversationState, text: string, reading: RiskReading): Turn | null {
  const isHarm = meansHarmToOthers(text)
  const name = flowFor(reading, hear(text), isHarm, isBetweenParents(text))
  if (!name) return null
  const about = name === 'harm' || name === 'parents' ? 'self' : reading.about
  return openFlow({ ...state, tier: raiseTier(state.tier, reading.tier) }, { name, about, reading, text })
}

function textTurn(
  state: ConversationState,
  open: OpenFlow,
  text: string,
  reading: RiskReading,
  options: ConverseOptions,
): Turn {
  const other = otherMeant(open, text)
  if (other) return instead(state, open, other, text)
  const parents = parentsMeant(state, open, reading, text)
  if (parents) return parents
  if (saysItIsMe(open, text)) return aboutThemselves(state, open, reading)
  const isHarm = meansHarmToOthers(text)
  const plain = plainlyMeant(open, reading, text)
  if (plain) return openFlow(state, { ...plain, reading, text })
  const raised = raisedBy(reading, hear(text), isHarm, open)
  if (raised) return openFlow(state, { ...raised, reading, text })
  const flow = safetyFlows[open.name][open.about]
  const node = askingNode(flow, open)
  const isMarked = needsHelp(reading.tier) && !(isHarm && open.name !== 'harm')
  const answer =
    bodyAnswer(open, text) ?? answerIn(node, flow, text, isMarked) ?? (isMarked ? null : denialIn(node, text))
  const told = answersTo(text, open, state.lastSaid)
  const isHeard = isMarked || reading.tier === 'distress'
  const acknowledged = told.length > 0 ? told : isHeard ? [fresh('safety.heard', state.lastSaid)] : []
  if (open.name === 'abuse' && !isUnsure(open) && open.slots.told !== 'photos' && namedIn(text).pictures) {
    const step = { say: ['safety.photos.first'], to: 'photos' }
    return follow(state, { ...open, slots: { ...open.slots, told: 'photos' } }, step, options, told)
  }
  const step = answer === null ? null : stepOf(open, answer)
  if (step) return follow(state, saidBy(open, answer), step, options, told)
  if (node.kind === 'write') {
    return follow(state, open, stepFor(node.next, open.slots), options, acknowledged)
  }
  // 'Please help me calm down' is never left without a breath.
  if (hear(text).says.has('breath'))
    return follow(state, open, { say: ['safety.ground'], offer: { tool: 'saans' }, to: open.node }, options)
  return stayHere(state, open, acknowledged)
}

/** 'Nobody is dying, my father beats us': what was meant takes the place of what was not, and help stays. */
function instead(state: ConversationState, open: OpenFlow, reading: RiskReading, text: string): Turn {
  const { open: _open, ...rest } = state
  const name = flowFor(reading, hear(text), false, isBetweenParents(text)) ?? open.name
  const about = name === 'parents' ? 'self' : reading.about
  const turn = openFlow({ ...rest, open: null }, { name, about, reading, text })
  const say = [fresh('safety.mistaken', state.lastSaid), ...turn.say]
  return { ...turn, say, state: { ...turn.state, lastSaid: say.map(({ id }) => id) } }
}

/** Where a guess is asked about, plain words open what they mean, more urgent or not: nothing of the guess was said yet. */
function plainlyMeant(open: OpenFlow, reading: RiskReading, text: string): { name: FlowName; about: Whom } | null {
  if (!isUnsure(open) || !namedIn(text).isPlain) return null
  const name = flowFor(reading, hear(text), meansHarmToOthers(text))
  return name && name !== open.name ? { name, about: name === 'harm' ? 'self' : reading.about } : null
}

/** Violence at home turns out to be between the parents, or the one who tells of theirs is hurt as well. */
function parentsMeant(state: ConversationState, open: OpenFlow, reading: RiskReading, text: string): Turn | null {
  const isOther = open.name === 'abuse' || (open.name === 'child' && open.about === 'self')
  if (isOther && flowFor(reading, hear(text), false, isBetweenParents(text)) === 'parents')
    return openFlow(state, { name: 'parents', about: 'self', reading, text })
  if (open.name !== 'parents' || reading.tier !== 'abuse' || !isMeToo(text)) return null
  return openFlow(state, { name: open.also.includes('child') ? 'child' : 'abuse', about: 'self', reading, text })
}

/** Someone else's safety conversation goes on as the person's own, from its beginning. */
function aboutThemselves(state: ConversationState, open: OpenFlow, reading: RiskReading): Turn {
  const text = open.openedBy?.words || undefined
  const turn = openFlow(state, { name: open.name, about: 'self', reading, text, isSaid: true })
  const say = [{ id: 'safety.meant_you' }, ...turn.say]
  return { ...turn, say, state: { ...turn.state, lastSaid: say.map(({ id }) => id) } }
}

function choiceTurn(state: ConversationState, open: OpenFlow, choice: string, options: ConverseOptions): Turn {
  if (choice === choiceId('leave')) return leave(state, open)
  const flow = safetyFlows[open.name][open.about]
  const answer = choicesOf(flow, askingNode(flow, open)).find((one) => choiceId(one) === choice)
  const step = answer === undefined ? null : stepOf(open, answer)
  return step ? follow(state, saidBy(open, answer), step, options) : stayHere(state, open, [])
}

/** 'Twenty minutes ago' is a yes to whether something was taken, 'awake but sleepy' none to whether all is well. */
function bodyAnswer(open: OpenFlow, text: string): string | null {
  if (confirmsTaking(open, text)) return 'yes'
  return open.name === 'overdose' && open.node === 'awake' && feelsUnwell(text) ? 'not_sure' : null
}

/** 'Nothing like that' is a no, 'he is not here' the answer that means safety. */
function denialIn(node: ReturnType<typeof askingNode>, text: string): string | null {
  if (node.kind !== 'scale' && node.safe !== undefined && saysSafe(text)) return node.safe
  return saysNotSo(text) ? 'no' : null
}

function stepOf(open: OpenFlow, answer: string): Step | null {
  const flow = safetyFlows[open.name][open.about]
  const node = askingNode(flow, open)
  const steps = node.kind === 'scale' ? node.next : (node.answers[answer] ?? flow.always[answer])
  return steps ? stepFor(steps, open.slots) : null
}

function follow(
  state: ConversationState,
  open: OpenFlow,
  step: Step,
  { now }: ConverseOptions,
  first: readonly Said[] = [],
): Turn {
  const nothing: RiskReading = { tier: 'none', about: open.about, matched: [] }
  if ('flow' in step) {
    const name = step.flow === 'abuse' && open.also.includes('child') ? 'child' : step.flow
    return openFlow({ ...state, open: plainly(open) }, { name, about: open.about, reading: nothing })
  }
  const flow = safetyFlows[open.name][open.about]
  const arrival = arriveAt(flow, open, step.to, state.lastSaid)
  const stay = stayAfter(open, step.to, now)
  const on = (step.say ?? []).filter((id) => !state.lastSaid.includes(id)).map((id) => ({ id }))
  const next = arrival.open && { ...arrival.open, stay }
  const turn = turnOf({ ...state, open: next }, [...first, ...on, ...arrival.say], nothing)
  const offer = step.offer ?? arrival.offer
  return offer ? { ...turn, offer } : turn
}

/** What was answered to a question is said plainly: the words that opened the conversation are not gone back to, and are not kept any longer. */
const plainly = (open: OpenFlow): OpenFlow => (open.openedBy ? { ...open, openedBy: openingOf('', true) } : open)

const confirming: readonly (string | null | undefined)[] = ['yes', 'not_sure', 'sometimes', 'danger', 'near']

/** Whoever does not say no when asked about dying has said it themselves. */
function saidBy(open: OpenFlow, answer: string | null | undefined): OpenFlow {
  const isAsked = open.name === 'crisis' || open.name === 'imminent' || isUnsure(open)
  return isAsked && confirming.includes(answer) ? plainly(open) : open
}

/** 'Stay with me' begins at its node and runs on while words are listened to there. */
function stayAfter(open: OpenFlow, to: string, now: Date): OpenFlow['stay'] {
  if (to === 'stay') return { startedAt: now.getTime(), saidLines: 0 }
  return to === 'staying' ? open.stay : null
}

/** An answer that is unclear: asked once more, with the choices, and from then on the lines stay in front. */
function stayHere(state: ConversationState, open: OpenFlow, acknowledged: readonly Said[]): Turn {
  const nothing: RiskReading = { tier: 'none', about: open.about, matched: [] }
  const unclear = open.unclear + 1
  const node = askingNode(safetyFlows[open.name][open.about], open)
  const first = acknowledged.length > 0 ? acknowledged : [fresh('safety.unclear', state.lastSaid)]
  const next = { ...state, open: { ...open, unclear } }
  if (unclear === 1) return turnOf(next, [...first, wordingOf(node, 1, state.lastSaid)], nothing)
  const held = acknowledged.length > 0 ? acknowledged : [fresh('safety.hold', state.lastSaid)]
  return turnOf(next, [...held, fresh(`safety.lines.${linesOf(open)}`, state.lastSaid)], nothing)
}

/** Out by a choice, without a reason: the lines are said once more, and who may wants it is asked again another day. */
function leave(state: ConversationState, open: OpenFlow): Turn {
  const nothing: RiskReading = { tier: 'none', about: open.about, matched: [] }
  // Not where another person may come upon the question, and not with a child.
  const asks =
    open.about === 'self' &&
    open.also.length === 0 &&
    open.name !== 'abuse' &&
    open.name !== 'parents' &&
    open.name !== 'child'
  const say = [
    { id: 'safety.left' },
    fresh(`safety.lines.${linesOf(open)}`, state.lastSaid),
    ...(asks ? [{ id: 'safety.may_ask' }] : []),
  ]
  const { lastReplyId: _last, topic: _topic, ...rest } = state
  return turnOf({ ...rest, open: null, tier: 'none', aside: asks ? 'may_ask' : null }, say, nothing)
}
