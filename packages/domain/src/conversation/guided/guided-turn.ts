import { replyTo } from '../../replies/reply-to'
import type { RiskReading } from '../../risk'
import type { ConversationInput, ConversationState, ConverseOptions, OpenGuided, Turn } from '../conversation'
import { moveOf } from '../hearing/moves/move-of'
import { answerOf } from './answer'
import { answeredBack } from './answer-back'
import { besideThePoint, heardBeside } from './beside'
import { ended, enterBetween, follow, type Going, saying, start, stepOf } from './go'
import { type Asking, answersOf, asideId, askingNodeOf, guidedChoiceId } from './guided-choices'
import { type Aside, asides, type GuidedSteps } from './guided-flow'
import { conversationStartedBy } from './guided-flows'
import { askOn, heardFirst, isListening, listenTo, onlyListen } from './listen'
import { talkAfter, talkOf } from './talk'

/**
 * The turn of a guided conversation. Null where none is open and the input starts none, or where words are better answered as ordinary ones.
 */
export function guidedTurn(
  state: ConversationState,
  input: ConversationInput,
  reading: RiskReading,
  options: ConverseOptions,
  today: string,
): Turn | null {
  const going: Going = { state, say: [], reading, today }
  const { guided } = state
  if ('choice' in input) {
    const started = conversationStartedBy(input.choice)
    if (started && !(guided && isOffered(guided, state, input.choice))) return start(leaving(going), started)
    return guided ? choiceTurn(going, guided, input.choice) : null
  }
  return guided ? textTurn(going, guided, input.text, options) : null
}

/** A conversation that is begun from the menu leaves the one before to be gone on with. */
function leaving(going: Going): Going {
  const { guided, paused } = going.state
  const waits = guided && guided.name !== 'between' && guided.name !== 'memory' && !isListening(guided)
  return { ...going, state: { ...going.state, guided: null, paused: waits ? guided : (paused ?? null) } }
}

function isOffered(guided: OpenGuided, { paused }: ConversationState, choice: string): boolean {
  return answersOf(guided, paused != null).some((answer) => guidedChoiceId(answer) === choice)
}

function choiceTurn(going: Going, guided: OpenGuided, choice: string): Turn {
  const aside = asides.find((one) => asideId(one) === choice)
  if (aside) return asideTurn(going, guided, aside)
  const answers = answersOf(guided, going.state.paused != null)
  const answer = answers.find((one) => guidedChoiceId(one) === choice)
  return answer === undefined ? unclear(going, guided) : answered(going, guided, answer)
}

function asideTurn(going: Going, guided: OpenGuided, aside: Aside): Turn {
  if (aside === 'stop') return enterBetween(going, guided, 'stopped')
  if (aside === 'listen' && isListening(guided)) return onlyListen(going, guided)
  if (aside === 'listen') return follow(going, guided, { goes: 'listen' })
  return enterBetween(going, guided, aside)
}

function textTurn(going: Going, guided: OpenGuided, text: string, options: ConverseOptions): Turn | null {
  const back = isListening(guided) ? answeredBack(going, guided, text) : null
  if (back) return back
  const node = askingNodeOf(guided)
  const found = answerOf(node, guided, going.state.paused != null, text)
  // 'What to do' is answered before anything is offered.
  const asksInWords = isListening(guided) && found.says === 'answer' && found.answer === 'try' && asksWhatToDo(text)
  if (asksInWords) return listenTo(going, guided, text)
  if (found.says === 'answer') return answered(going, guided, found.answer)
  // Who breathes along is where the conversation wants them: it goes on with what steadies, and its question about the chest stays.
  if (
    found.says === 'aside' &&
    found.aside === 'calm' &&
    guided.name === 'panic' &&
    node.kind === 'choose' &&
    !node.isSafety
  )
    return follow(going, guided, { to: 'ground' })
  if (found.says === 'aside') return asideTurn(going, guided, found.aside)
  if (isListening(guided)) return botTurn(going, guided, text, options) ?? listenTo(going, guided, text)
  const heard = heardBeside(guided, node, text)
  // Once it is taken up and the step stays; where it comes again, the talk is more than the step.
  if (heard && guided.unclear > 0) return hearOut(leaving(going), text)
  if (heard) return follow(saying(going, heard), { ...guided, unclear: 1 }, { stays: true })
  const beside = besideThePoint(going, text, options, node.kind === 'write')
  if (beside) return follow(beside, guided, { stays: true })
  if (found.says === 'words' && (node.kind === 'write' || (node.kind === 'choose' && node.other)))
    return worded(going, guided, node, text)
  // What lies between conversations takes other words as the beginning of something new.
  if (found.says === 'words' && guided.name === 'between') return null
  // Whoever does not know where to begin is in no hurry either.
  if (guided.name === 'between' && guided.unclear === 0 && moveOf(text).is === 'unsure')
    return follow(saying(going, ['move.unsure.a']), { ...guided, unclear: 1 }, { stays: true })
  return unclear(going, guided)
}

/** A topic has something to do; without one the conversations are offered. */
function asksWhatToDo(text: string): boolean {
  const move = moveOf(text)
  return move.is === 'question' && move.kind === 'what_to_do'
}

const longestAside = 6

/** 'Are you real?' while someone is listened to. */
function botTurn(going: Going, guided: OpenGuided, text: string, options: ConverseOptions): Turn | null {
  if (text.trim().split(/\s+/u).length > longestAside) return null
  const { kind, id } = replyTo(text, { language: options.language })
  return kind === 'about_bot' ? follow({ ...going, say: [{ id }] }, guided, { stays: true }) : null
}

function answered(going: Going, before: OpenGuided, answer: string): Turn {
  const node = askingNodeOf(before)
  if (node.kind === 'scale') return scaled(going, before, node, answer)
  const slot = node.kind === 'choose' ? node.slot : undefined
  const guided = slot === undefined ? before : withSlot(before, slot, answer)
  const step = stepOf(stepsOf(node, answer), guided.slots)
  return 'asks' in step ? askOn(going, guided, step.asks) : follow(going, guided, step)
}

function stepsOf(node: Asking, answer: string): GuidedSteps {
  const steps = node.kind === 'scale' ? node.to : node.choices?.[answer]
  if (!steps) throw new Error('No such answer here')
  return steps
}

function scaled(going: Going, before: OpenGuided, node: Extract<Asking, { kind: 'scale' }>, answer: string): Turn {
  const { change: _change, ...slots } = before.slots
  if (answer === 'skip') return follow(going, { ...before, slots }, stepOf(node.to, slots))
  const value = Number(answer)
  const compared = node.than === undefined ? undefined : slots[node.than]
  const change = typeof compared === 'number' ? value - compared : null
  const guided = { ...before, slots: { ...slots, [node.slot]: value, ...(change !== null && { change }) } }
  const step = stepOf(node.to, guided.slots)
  if (node.slot !== 'after' || change === null || change < 2) return follow(going, guided, step)
  const talk = talkOf(going.state)
  const counted = { ...going, state: { ...going.state, talk: { ...talk, heavier: talk.heavier + 1 } } }
  return follow(talk.heavier > 0 ? saying(counted, ['shared.heavier_twice']) : counted, guided, step)
}

function worded(going: Going, before: OpenGuided, node: Asking, text: string): Turn {
  const slot = node.kind === 'choose' ? (node.slot ?? node.wordsSlot) : node.slot
  const guided = slot === undefined ? before : withSlot(before, slot, text)
  const steps = node.kind === 'choose' ? node.other : node.to
  if (!steps) throw new Error('This question takes no words')
  const step = stepOf(steps, guided.slots)
  // Words in the place of a choice begin the listening, as they would anywhere.
  if ('goes' in step && step.goes === 'listen') return hearOut(going, text)
  const talk = talkAfter(talkOf(going.state), text)
  return follow({ ...going, state: { ...going.state, talk } }, guided, step)
}

/** The first words of a talk are given back or taken up; later ones are answered where the talk is. */
export const hearOut = heardFirst

const withSlot = (guided: OpenGuided, slot: string, value: string): OpenGuided => ({
  ...guided,
  slots: { ...guided.slots, [slot]: value },
})

/** Once: asked for other words. Twice: the menu, or where it is about safety what 'not sure' leads to. */
function unclear(going: Going, guided: OpenGuided): Turn {
  const node = askingNodeOf(guided)
  if (guided.unclear === 0) {
    const words = node.kind === 'scale' ? 'shared.unclear_scale' : 'shared.unclear'
    return follow(saying(going, [words]), { ...guided, unclear: 1 }, { stays: true })
  }
  if (node.kind === 'choose' && node.isSafety) return answered(going, guided, 'not_sure')
  return guided.name === 'between' ? ended(saying(going, ['between.quiet'])) : enterBetween(going, guided, 'menu')
}

/** After a safety conversation was left: what waits is offered. */
export function offerToGoOn(turn: Turn, reading: RiskReading, today: string): Turn {
  const { guided: _guided, ...state } = turn.state
  const offered = start({ state, say: turn.say, reading, today }, 'between', {}, 'offer')
  return { ...turn, ...offered, tier: turn.tier }
}
