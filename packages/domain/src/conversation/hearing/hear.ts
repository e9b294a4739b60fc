import { tokensOf } from '../../text/tokens-of'
import type { Concept } from './hearing-words'
import { concepts } from './hearing-words'
import { heardSpelling, numberNamed, type Phrase, type PhraseKind, phrasesFrom } from './phrases'

export type HeardAnswer = 'yes' | 'no' | 'not_sure'

/** What a short text says as an answer to a question. */
export type Heard = {
  /** Null where it is unclear: nothing of it, or yes together with no. Silence or unclear is never 'no'. */
  answer: HeardAnswer | null
  /** What it says beside that, and is not negated. */
  says: ReadonlySet<Concept>
  /** What it says is not so: 'not with me'. */
  denies: ReadonlySet<Concept>
  /** From 0, where the text is a number and nothing else; digits of every script. */
  number: number | null
  /** 1 for 'the first one'. */
  ordinal: number | null
  words: number
  /** How many words are none that an answer is made of. */
  unknown: number
  /** Begins with a no that stands by itself: 'no, I only miss her', 'no no', but not 'no energy'. */
  beginsWithNo: boolean
}

type Segment = { phrase: Phrase | null; from: number; to: number; clause: number }

const laughter = /^(?:(?:ha){2,}h?|(?:he){2,}h?|(?:hi){2,}|lol|lmao|rofl|हाहा+|हेहे+|হাহা+|હાહા+|ஹாஹா+|హాహా+|ಹಾಹಾ+)$/
const negationReach = 2
const zeros = [0x30, 0x966, 0x9e6, 0xae6, 0xbe6, 0xc66, 0xce6]

/** Hears a text of any of the eight languages, in their own scripts and in Latin letters; linear in its length. */
export function hear(text: string): Heard {
  const words: string[] = []
  const spoken: string[] = []
  const clauseOf: number[] = []
  let clause = 0
  for (const token of tokensOf(text)) {
    if (token.kind === 'word' && token.folded !== '') {
      words.push(heardSpelling(token.folded))
      spoken.push(token.folded)
      clauseOf.push(clause)
    } else if (token.kind !== 'word' && token.kind !== 'emoji') clause++
  }
  const segments = segmentsOf(words, clauseOf)
  const isLaughing = words.some((word, at) => laughter.test(word) || (word === 'ha' && words[at + 1] === 'ha'))
  const { says, denies } = conceptsIn(segments, words, clauseOf)
  return {
    answer: answerIn(segments, isLaughing),
    says,
    denies,
    number: numberIn(spoken),
    ordinal: segments.find(({ phrase }) => phrase?.ordinal)?.phrase?.ordinal ?? null,
    words: words.length,
    unknown: segments.filter(({ phrase }) => phrase === null).length,
    beginsWithNo: beginsWithNo(segments),
  }
}

/**
 * The phrases that stand in the words, none over another. What tells something goes first, so that 'I don't know' is not taken for 'I don't'
 * with a word after it.
 */
function segmentsOf(words: readonly string[], clauseOf: readonly number[]): Segment[] {
  const segments: (Segment | undefined)[] = []
  const take = (isWanted: (phrase: Phrase) => boolean) => {
    for (let at = 0; at < words.length; at++) {
      if (segments[at]) continue
      const clause = clauseOf[at] ?? 0
      const phrase = phrasesFrom(words[at] ?? '').find(
        (one) =>
          isWanted(one) &&
          one.words.every((word, i) => words[at + i] === word && clauseOf[at + i] === clause && !segments[at + i]),
      )
      if (!phrase) continue
      const segment = { phrase, from: at, to: at + phrase.words.length - 1, clause }
      segments.fill(segment, at, segment.to + 1)
    }
  }
  segments.length = words.length
  take(isTelling)
  take(() => true)
  return [
    ...new Set(words.map((_, at) => segments[at] ?? { phrase: null, from: at, to: at, clause: clauseOf[at] ?? 0 })),
  ]
}

const isTelling = ({ kinds, words }: Phrase) =>
  kinds.has('notSure') || kinds.has('tag') || (words.length > 1 && concepts.some((concept) => kinds.has(concept)))

function answerIn(segments: readonly Segment[], isLaughing: boolean): HeardAnswer | null {
  const is = ({ phrase }: Segment, kind: PhraseKind) => phrase?.kinds.has(kind) ?? false
  let isYes = segments[0] !== undefined && is(segments[0], 'yes')
  let isNo = false
  for (const clause of new Set(segments.map((segment) => segment.clause))) {
    const inClause = segments.filter((segment) => segment.clause === clause)
    // 'No energy' and 'nahi ho raha' are no answers: a no counts where its clause says nothing else.
    if (inClause.some(({ phrase }) => phrase === null)) continue
    const saysNo = inClause.some((segment) => is(segment, 'no') || is(segment, 'noAlone'))
    isNo ||= saysNo
    isYes ||= inClause.some((segment) => is(segment, 'yes') || (!saysNo && is(segment, 'yesAlone')))
  }
  if (segments.some((segment) => is(segment, 'notSure'))) return 'not_sure'
  if (isYes === isNo) return null
  if (isYes) return isLaughing && segments.length <= 2 ? null : 'yes'
  return isLaughing ? null : 'no'
}

function beginsWithNo(segments: readonly Segment[]): boolean {
  const [first, second] = segments
  if (!first?.phrase?.kinds.has('no')) return false
  const isDoubled = first.to > first.from || second?.phrase?.kinds.has('no') === true
  return isDoubled || second === undefined || second.clause !== first.clause
}

function conceptsIn(segments: readonly Segment[], words: readonly string[], clauseOf: readonly number[]) {
  const says = new Set<Concept>()
  const denies = new Set<Concept>()
  const negates = (at: number, kind: 'notBefore' | 'notAfter', clause: number) =>
    clauseOf[at] === clause && phrasesFrom(words[at] ?? '').some((one) => one.words.length === 1 && one.kinds.has(kind))
  for (const { phrase, from, to, clause } of segments) {
    if (!phrase) continue
    let isNegated = words[from - 1] === 'no' && clauseOf[from - 1] === clause && phrase.kinds.has('means')
    for (let reach = 1; reach <= negationReach; reach++) {
      isNegated ||= negates(from - reach, 'notBefore', clause) || negates(to + reach, 'notAfter', clause)
    }
    for (const concept of concepts) {
      if (!phrase.kinds.has(concept)) continue
      if (!isNegated) says.add(concept)
      else if (concept === 'alone') says.add('with_someone')
      else denies.add(concept)
    }
  }
  return { says, denies }
}

/** 'about seven' is a number, 'I have one friend' is none. */
const longestNumber = 3

function numberIn(words: readonly string[]): number | null {
  for (const word of words) {
    const digits = [...word].map(digitOf)
    if (digits.length > 0 && digits.length <= 6 && !digits.includes(-1)) return Number(digits.join(''))
  }
  if (words.length > longestNumber) return null
  // 'do' is two in Hindi and a verb in English: alone it is a number.
  const named = words.map((word) => numberNamed(word)).filter((number) => number !== null)
  return named.length === 1 && (words.length === 1 || !words.includes('do')) ? (named[0] ?? null) : null
}

function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? -1 : code - zero
}
