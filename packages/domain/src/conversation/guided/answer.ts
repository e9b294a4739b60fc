import type { OpenGuided } from '../conversation'
import { type Heard, hear } from '../hearing/hear'
import { concepts } from '../hearing/hearing-words'
import { correctionIn } from '../safety/correction'
import { spokenChoiceIn, topicIn } from '../topics/read-topic'
import type { SpokenChoice } from '../topics/topics'
import { type Asking, answersOf, hasAsides } from './guided-choices'
import { type Aside, asides } from './guided-flow'
import { conversationFor } from './listening'

/** What free text says to the question that is open. */
export type Answer =
  | { says: 'answer'; answer: string }
  | { says: 'aside'; aside: Aside }
  /** Words that the question did not name, and which tell something. */
  | { says: 'words' }
  | { says: 'unclear' }

/** Longer texts tell something; what stands in them is no choice. */
const longestPick = 4
const longestRequest = 7
const longestStop = 3

/** 'Yes exactly' is a yes. */
const longestYes = 2

/** Names under which a question may have what was said. */
const alsoNamed: Partial<Record<SpokenChoice, readonly string[]>> = {
  talk: ['talk_more'],
  small_step: ['start.small_step'],
  resume: ['resume', 'go_on', 'yes_begin'],
  done: ['enough'],
  stop: ['enough'],
  skip: ['next'],
}

/** What leaves a conversation where it is no answer of the question. */
const leaves: readonly SpokenChoice[] = ['not_now', 'done', 'stop']

const answer = (found: string): Answer => ({ says: 'answer', answer: found })

export function answerOf(node: Asking, guided: OpenGuided, isSomethingPaused: boolean, text: string): Answer {
  const heard = hear(text)
  const answers = answersOf(guided, isSomethingPaused)
  const isWriting = node.kind === 'write'
  const spoken = heard.words <= longestRequest ? requestIn(text, heard.words) : null
  const typed = answers.find((one) => namesOf(text).includes(one))
  if (typed && !isWriting) return answer(typed)
  const named = spoken && [spoken, ...(alsoNamed[spoken] ?? [])].find((one) => answers.includes(one))
  if (named) return answer(named)
  const aside = hasAsides(guided) && spoken ? asideNamed(spoken, isWriting) : null
  if (node.kind === 'scale') {
    const { number } = heard
    if (number !== null && number <= 10) return answer(`${number}`)
    return aside ? { says: 'aside', aside } : { says: 'unclear' }
  }
  if (aside) return { says: 'aside', aside }
  const picked = (isWriting ? null : pickedFrom(answers, heard)) ?? shortAnswer(node, answers, heard)
  const isHalfNo = picked === 'no' && node.kind === 'choose' && node.isSafety && contrast.test(text)
  if (picked && !isHalfNo) return answer(picked)
  if (node.kind === 'choose' && (deniesPlainly(node, text) || (node.takesReasonedNo && beginsWithNo(text))))
    return answer('no')
  if (isWriting && heard.unknown === 0 && heard.answer !== null) return briefly(heard.answer, answers)
  return heard.unknown > 0 || heard.number !== null || heard.says.size > 0 ? { says: 'words' } : { says: 'unclear' }
}

/** 'I want to stop' is about a habit, 'stop' and 'stop this please' about the conversation. */
function requestIn(text: string, words: number): SpokenChoice | null {
  const spoken = spokenChoiceIn(text)
  return spoken === 'stop' && words > longestStop ? null : spoken
}

/** 'A thought' is `a_thought`, 'sleep' and 'ungh' are `start.sleep`: what is chosen by its English name, or by what a conversation is about. */
function namesOf(text: string): string[] {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
  const topic = text.trim().split(/\s+/u).length <= longestPick ? topicIn(text) : null
  return [name, `a_${name}`, `start.${name}`, ...(topic ? [`start.${conversationFor(topic)}`] : [])]
}

/** Whoever writes 'a person' to a question about who helped means that; 'stop' and 'help' are what they say. */
function asideNamed(spoken: SpokenChoice, isWriting: boolean): Aside | null {
  if (leaves.includes(spoken)) return 'stop'
  if (isWriting && spoken !== 'help' && spoken !== 'listen') return null
  return asides.find((one) => one === spoken) ?? null
}

/** Yes, no and 'I don't know' where words are asked for. */
function briefly(said: NonNullable<Heard['answer']>, answers: readonly string[]): Answer {
  const wanted = {
    yes: answers.includes('enough') ? ['skip'] : [],
    no: ['no_thing', 'nobody', 'skip', 'enough'],
    not_sure: ['stuck', 'skip', 'enough'],
  }[said]
  const found = wanted.find((one) => answers.includes(one))
  return found ? answer(found) : { says: 'unclear' }
}

/** 'Not sure' beside it is no plain no. */
function deniesPlainly({ deniedBy = [] }: Asking & { kind: 'choose' }, text: string): boolean {
  if (hear(text).answer === 'not_sure') return false
  const { says } = correctionIn(text)
  return deniedBy.some((one) => says.has(one))
}

/** One word of surprise may stand before a no: 'what?? no'. */
const leadingNo = /^\s*(?:[\p{L}\p{M}]+\s*[?!]+\s*)?([\p{L}\p{M}]+)/u
/** 'No, but he may take my phone' is no plain no. */
const contrast =
  /(?<![\p{L}\p{M}])(?:but|may|might|maybe|sometimes|par|lekin|magar|shayad|kabhi kabhi|पर|लेकिन|मगर|शायद|कभी कभी|पण|कदाचित|પણ|કદાચ|কিন্তু|হয়তো|ஆனா|ஆனால்|ஒருவேளை|కానీ|కాని|బహుశా|ಆದ್ರೆ|ಆದರೆ|ಬಹುಶಃ)(?![\p{L}\p{M}])/iu

const beginsWithNo = (text: string): boolean =>
  hear(leadingNo.exec(text)?.[1] ?? '').answer === 'no' && !contrast.test(text)

/** 'The second', '2': only where the row has that many. */
function pickedFrom(answers: readonly string[], { number, ordinal, words }: Heard): string | null {
  if (words > longestPick) return null
  const place = ordinal ?? (words <= 2 ? number : null)
  return place === null ? null : (answers[place - 1] ?? null)
}

function shortAnswer(node: Asking, answers: readonly string[], heard: Heard): string | null {
  if (node.kind === 'choose' && heard.answer) {
    const meant = answers.includes(heard.answer) ? heard.answer : node.hears?.[heard.answer]
    // 'No, since Monday I cannot even eat' tells more than a no, and a question about safety wants it plain.
    const isPlain = heard.unknown === 0 || (heard.answer === 'yes' && heard.words <= longestYes)
    const isOnlyAnswer = node.isSafety || node.other === undefined
    if (meant && answers.includes(meant) && (isPlain || isOnlyAnswer)) return meant
  }
  const heardAs: Partial<Record<string, string>> = { with_someone: 'someone', alone: 'nobody' }
  const found = concepts
    .filter((concept) => heard.says.has(concept) && heard.unknown === 0)
    .map((concept) => heardAs[concept] ?? concept)
    .filter((one) => answers.includes(one))
  return found.length === 1 ? (found[0] ?? null) : null
}
