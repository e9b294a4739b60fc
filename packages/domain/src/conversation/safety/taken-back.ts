import { namedIn, needsHelp, type RiskReading, readRisk } from '../../risk'
import type { ConversationInput, ConversationState, OpenFlow, Said } from '../conversation'
import { hear } from '../hearing/hear'
import { answerIn, askingNode } from '../run-flow'
import { choiceId } from '../turn-of'
import { asksHowToProtect } from './between-parents'
import { type Correction, correctionIn } from './correction'
import { namesOtherMatter } from './other-matter'
import { safetyFlows } from './safety-flows'
import { correctedCaution, fewestOwnWords, isUnsure, leavesUnsure } from './unsure'

/** A safety conversation that a person's words took back: what is said to it, and the words that the talk goes on with. */
export type TakenBack = { state: ConversationState; say: Said[]; words: string }

/**
 * Reads whether the person says that the safety conversation stands on a mistake: 'that is not what I meant', or no to the question about
 * suicide where no plain words had raised it. Then it asks no more, and the tier of the session stays (`docs/safety.md` S9, S22). Null otherwise.
 */
export function takenBack(state: ConversationState, input: ConversationInput, reading: RiskReading): TakenBack | null {
  const { open } = state
  if (!open) return null
  if (isUnsure(open)) return misread(state, open, input)
  if ('choice' in input) return isNoThought(open, input.choice) ? back(state, open, 'no_thoughts', '') : null
  const { text } = input
  const correction = correctionIn(text)
  // What rules do not find is no danger where a correction is nearly all there is.
  const isBare = correction.says.has('mistaken') && correction.beside < fewestOwnWords && !namedIn(text).isPlain
  const isStillMarked = !isBare && needsHelp(readRisk(text, 'en', correctedCaution).tier)
  if (!isStillMarked && namesOtherMatter(open, text, correction)) return back(state, open, 'mistaken', text)
  const goneOn = handedOver(state, open, text, reading)
  if (goneOn) return goneOn
  const protests = !needsHelp(reading.tier) && isProtest(open, text, correction)
  if (isStillMarked || !(protests || canTakeBack(open, correction))) {
    const isNo = open.name === 'crisis' && open.node === 'thinking' && !isPlain(open) && !needsHelp(reading.tier)
    return isNo &&
      answerIn(askingNode(safetyFlows.crisis[open.about], open), safetyFlows.crisis[open.about], text, false) === 'no'
      ? back(state, open, 'no_thoughts', correction.beside >= fewestOwnWords ? text : '')
      : null
  }
  const { says } = correction
  if (!says.has('notDying') && correction.beside > 0 && namedIn(text).dying) return null
  const own = correction.beside >= fewestOwnWords ? text : ''
  const isMistaken = protests || says.has('mistaken') || says.has('notSo') || says.has('tookNothing')
  return back(state, open, isMistaken ? 'mistaken' : 'no_thoughts', own)
}

/** A guess of the gate that the person does not confirm: what they wrote is answered at last, after half a sentence. */
function misread(state: ConversationState, open: OpenFlow, input: ConversationInput): TakenBack | null {
  if ('choice' in input) return input.choice === choiceId('something_else') ? back(state, open, 'misread', '') : null
  const words = leavesUnsure(open, safetyFlows[open.name][open.about], input.text)
  return words === null ? null : back(state, open, 'misread', words)
}

/** 'No no, my father is in hospital': a doubled no, or one that stands by itself, with something else told, where no plain words had raised it. */
const isProtest = (open: OpenFlow, text: string, { says, beside }: Correction): boolean =>
  !isPlain(open) && hear(text).beginsWithNo && beside >= fewestOwnWords && !says.has('safeNow')

/** Plain words of one's own are not taken back by a bare 'not like that', and never in fun. */
function canTakeBack(open: OpenFlow, { says, beside }: Correction): boolean {
  if (says.has('isMe') && open.about === 'someone_else') return false
  const asksOfDying = open.name === 'crisis' || open.name === 'imminent'
  const isDenied = (asksOfDying && says.has('notDying')) || (!isPlain(open) && says.has('notSo'))
  const isNotTaken = (open.name === 'overdose' || open.name === 'imminent') && says.has('tookNothing')
  if (isNotTaken) return !isPlain(open) || beside >= fewestOwnWords || says.has('mistaken') || says.has('about')
  if (!says.has('mistaken') && !isDenied) return false
  if (!isPlain(open) || (open.about === 'someone_else' && asksOfDying)) return true
  return says.has('mistaken') && !says.has('joking') && beside >= fewestOwnWords
}

const isPlain = ({ openedBy }: OpenFlow) => openedBy?.isPlain ?? true

const isNoThought = (open: OpenFlow, choice: string) =>
  open.name === 'crisis' && open.node === 'thinking' && !isPlain(open) && choice === choiceId('no')

function back(
  state: ConversationState,
  open: OpenFlow,
  id: 'mistaken' | 'no_thoughts' | 'misread',
  own: string,
): TakenBack {
  const isSaid = state.lastSaid.includes(`safety.${id}.a`)
  const { lastReplyId: _last, topic: _topic, ...rest } = state
  return {
    state: { ...rest, open: null, isCorrected: true },
    say: [{ id: `safety.${id}.${isSaid ? 'b' : 'a'}` }],
    words: own || (open.openedBy?.words ?? ''),
  }
}

/**
 * Who said no to the question about danger, or about thoughts of dying, is not held: what they tell next goes on outside, with the lines one tap
 * away and the tier of the session as it was (`docs/safety.md` S22). Words that the gate marks, a question and a choice in words stay.
 */
function handedOver(state: ConversationState, open: OpenFlow, text: string, reading: RiskReading): TakenBack | null {
  const flow = safetyFlows[open.name][open.about]
  const node = askingNode(flow, open)
  if (node.kind !== 'write' || !node.handsOver) return null
  const isHeavy = needsHelp(reading.tier) || (reading.tier === 'distress' && open.name === 'crisis')
  const heard = hear(text)
  if (isHeavy || heard.words < fewestOwnWords || heard.says.has('breath')) return null
  if (answerIn(node, flow, text, false) !== null || answersTo(text, open, state.lastSaid).length > 0) return null
  const { lastReplyId: _last, topic: _topic, ...rest } = state
  return { state: { ...rest, open: null }, say: [], words: text }
}

/** What words are about that take the open conversation back and tell of violence: the reading of that alone, or null. */
export function otherMeant(open: OpenFlow, text: string): RiskReading | null {
  if (open.name !== 'crisis' || !canTakeBack(open, correctionIn(text))) return null
  const reading = readRisk(text, 'en', correctedCaution)
  return reading.tier === 'abuse' || reading.tier === 'minor' ? reading : null
}

/** 'Nothing like that': a no where one is waited for. */
export const saysNotSo = (text: string): boolean => correctionIn(text).says.has('notSo')

/** 'Not in danger', 'he is not here', 'they are asleep'. */
export const saysSafe = (text: string): boolean => correctionIn(text).says.has('safeNow')

/** Whether words about someone else turn out to be about the person who writes. */
export const saysItIsMe = (open: OpenFlow, text: string): boolean =>
  open.about === 'someone_else' && correctionIn(text).says.has('isMe') && !namedIn(text).isPlain

const questions = { pay: 'safety.asks.pay', findOut: 'safety.asks.find_out', forMen: 'safety.asks.for_men' } as const

/** What is asked beside and can be answered as far as it is known, or with that it is not known. */
export function answersTo(text: string, { name }: OpenFlow, lastSaid: readonly string[]): Said[] {
  if (name !== 'abuse' && name !== 'child' && name !== 'parents') return []
  const { says } = correctionIn(text)
  const protect = 'safety.parents_help.stand_by'
  const isProtect = name === 'parents' && asksHowToProtect(text) && !lastSaid.includes(protect)
  return [...(isProtect ? [{ id: protect }] : []), ...asked(says, lastSaid)]
}

function asked(says: Correction['says'], lastSaid: readonly string[]): Said[] {
  return (Object.keys(questions) as (keyof typeof questions)[])
    .filter((question) => says.has(question) && !lastSaid.includes(questions[question]))
    .map((question) => ({ id: questions[question] }))
}
