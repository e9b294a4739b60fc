import type { Whom } from '../../replies/reply-kind'
import { namedIn, needsHelp, readRisk } from '../../risk'
import type { OpenFlow } from '../conversation'
import type { Flow, FlowName, FlowNode, Hearable, Step } from '../flow'
import { hear } from '../hearing/hear'
import { moveOf } from '../hearing/moves/move-of'
import { tellsOfLenders } from '../lenders/lenders'
import { reflectionsIn } from '../reflections/read-reflections'
import { answerIn, askingNode } from '../run-flow'
import { topicIn } from '../topics/read-topic'
import { isBetweenParents } from './between-parents'
import { feelsUnwell, namesTaken, tellsOfTaking } from './body'
import { type Correction, correctionIn } from './correction'
import { meansHarmToOthers } from './harm-to-others'

/** Where a conversation begins that only the learned reader of the gate raised: it claims nothing and asks whether it is so. */
export const unsureNode = 'unsure'

/** How much surer the learned reader has to be once a person was asked whether it is right, or said that it was wrong; what the rules find stands. */
export const correctedCaution = 1.5

/** From so many words on a correction tells something of its own, which the talk goes on with. */
export const fewestOwnWords = 3

/** What is asked, by what the conversation is about; the rules alone open the others. */
const kindOf = { crisis: 'life', imminent: 'life', overdose: 'body', abuse: 'hurt', child: 'hurt' } as const

const isGuessed = (name: FlowName): name is keyof typeof kindOf => name in kindOf

/** Whether the conversation asks first whether what was guessed is so. */
export const isUnsure = ({ node }: Pick<OpenFlow, 'node'>): boolean => node === unsureNode

/** The conversation with the node before its first question; `something_else` leads out and has no step (`leavesUnsure`). */
export function withUnsure(flow: Flow): Flow {
  const { name, about } = flow
  return isGuessed(name) ? { ...flow, nodes: { ...flow.nodes, [unsureNode]: nodeFor(name, about) } } : flow
}

function nodeFor(name: keyof typeof kindOf, about: Whom): FlowNode {
  const { yes, sometimes, hears, more = {} } = afterYes(name, about)
  return {
    kind: 'choose',
    ask: `safety.unsure.${kindOf[name]}.${about}`,
    wordings: 2,
    choices: ['yes', 'sometimes', 'something_else'],
    answers: { yes, sometimes, not_sure: sometimes, ...more },
    hears: { disclosed: 'yes', ...hears },
  }
}

type Onward = {
  yes: Step
  sometimes: Step
  hears?: Partial<Record<Hearable, string>>
  more?: Record<string, Step>
}

/** Into the conversation at its place after the question; where that asks the same again, past it. */
function afterYes(name: keyof typeof kindOf, about: Whom): Onward {
  const begin: Step = { flow: name }
  const people = `safety.people.${about}`
  if (name === 'crisis') {
    const pressing = ['now', 'later', 'means', 'with_me', 'plan'] as const
    return {
      yes: { say: ['safety.thanks', people], to: 'means' },
      sometimes: { say: [people], to: 'means' },
      hears: Object.fromEntries(pressing.map((hearable) => [hearable, 'danger'])),
      more: { danger: { flow: 'imminent' } },
    }
  }
  if (name === 'abuse' && about === 'someone_else') {
    const now: Step = { say: ['safety.danger.someone_else', 'safety.people.abuse'], to: 'help' }
    return { yes: now, sometimes: now, hears: { now: 'yes' } }
  }
  if (name === 'child' && about === 'someone_else') {
    const now: Step = { say: ['safety.danger.child_of'], to: 'adult' }
    return { yes: now, sometimes: now, hears: { now: 'yes' } }
  }
  return { yes: begin, sometimes: begin, hears: { now: 'yes' } }
}

/**
 * Whether words leave the question with which a guess opened, and what the talk goes on with: the words that were taken wrongly, or these where
 * they tell something of their own. Null where they are a yes, unclear, or marked by the gate.
 */
export function leavesUnsure(open: OpenFlow, flow: Flow, text: string): string | null {
  const correction = correctionIn(text)
  if (isDanger(text, correction)) return null
  if (confirmsTaking(open, text)) return null
  const { says, beside } = correction
  const heard = hear(text)
  const opener = open.openedBy?.words ?? ''
  if (saysNo(open, text, correction)) return beside >= fewestOwnWords && tellsMore(text, opener) ? text : opener
  if (heard.answer !== null || says.has('sometimes') || says.has('safeNow') || says.has('joking')) return null
  if (isAboutTheChat(text)) return text
  const isAnswer = answerIn(askingNode(flow, open), flow, text, false) !== null
  if (isAnswer || heard.words < fewestOwnWords || !isCalm(open, text)) return null
  // What is unclear is no 'no': where a body may need a doctor only another matter leads out.
  const mayLeave = open.unclear > 0 && kindIn(open) !== 'body'
  return isOtherMatter(text) || mayLeave ? text : null
}

const kindIn = ({ name }: OpenFlow) => (isGuessed(name) ? kindOf[name] : null)

/** How long ago, how many, or how the body feels: said to the question whether something was taken, it is a yes. */
export function confirmsTaking(open: OpenFlow, text: string): boolean {
  if (!isUnsure(open) || kindIn(open) !== 'body' || !namesTaken(open.openedBy?.words ?? '')) return false
  const { answer, beginsWithNo } = hear(text)
  if (answer === 'no' || beginsWithNo) return false
  return denials.every((denial) => !correctionIn(text).says.has(denial)) && (feelsUnwell(text) || tellsOfTaking(text))
}

/** Rules find danger, or the learned reader is much surer; where a correction is nearly all there is, the rules alone. */
function isDanger(text: string, { says, beside }: Correction): boolean {
  if (namedIn(text).isPlain || meansHarmToOthers(text) || isBetweenParents(text)) return true
  const isBare = beside < fewestOwnWords && (says.has('mistaken') || says.has('otherMatter'))
  return !isBare && needsHelp(readRisk(text, 'en', correctedCaution).tier)
}

const denials = ['mistaken', 'notSo', 'otherMatter', 'notDying', 'notHome', 'about', 'tookNothing', 'noPain'] as const

function saysNo(open: OpenFlow, text: string, { says }: Correction): boolean {
  if (says.has('isMe') && open.about === 'someone_else') return false
  if (denials.some((denial) => says.has(denial)) || tellsOfLenders(text)) return true
  const heard = hear(text)
  return (heard.answer === 'no' || (heard.answer === null && heard.beginsWithNo)) && !says.has('safeNow')
}

/** Longer messages tell something beside it. */
const longestComplaint = 9

/** 'This is useless', 'stop asking': said to the program, and of nothing else. */
export function isAboutTheChat(text: string): boolean {
  const { is } = moveOf(text)
  return (is === 'complaint' || is === 'refusal' || is === 'rude') && hear(text).words <= longestComplaint
}

const isOtherMatter = (text: string) => topicIn(text) !== null || reflectionsIn(text).length > 0

/** Whether words are worth more than those that were taken wrongly, which wait for their answer. */
const tellsMore = (text: string, opener: string) => isOtherMatter(text) || !isOtherMatter(opener)

/** The gate says nothing of it at all; a heavy heart beside the question about life stays. */
function isCalm({ name }: OpenFlow, text: string): boolean {
  const { tier } = readRisk(text, 'en')
  return tier === 'none' || (tier === 'distress' && isGuessed(name) && kindOf[name] !== 'life')
}
