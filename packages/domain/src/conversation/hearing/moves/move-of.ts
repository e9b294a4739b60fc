import { lazy } from '../../../lazy'
import { readMessage } from '../../../replies/read-message'
import { indexOfTables } from '../../../replies/word-tables'
import { beginsAsQuestion } from '../../../sentiment/begins-as-question'
import { type Token, tokensOf } from '../../../text/tokens-of'
import { mannerIn, spokenChoiceIn } from '../../topics/read-topic'
import { hear } from '../hear'
import { asksInEnglish, asksUnmarked } from './asks-unmarked'
import { type MoveWords, type QuestionKind, questionKinds, type SpokenMove, spokenMoves } from './move-words'
import { moveTables } from './words/tables'

/** What someone does with a message, beside or instead of telling something. */
export type Move =
  | {
      is:
        | 'thanks'
        | 'goodbye'
        | 'unsure'
        | 'refusal'
        | 'just_listen'
        | 'language'
        | 'complaint'
        | 'apology'
        | 'rude'
        | 'agreement'
        | 'denial'
        | 'laughter'
    }
  | { is: 'request'; for: 'ability' | 'off_topic' | 'testing' }
  /** `kind` is null for a question without an answer of its own. */
  | { is: 'question'; kind: QuestionKind | null }
  | { is: 'good_news' }
  /** `isMoneyDemanded` where it is told that someone asks for money: it is answered in a talk about blackmail. */
  | { is: 'statement'; isMoneyDemanded?: true }

type Label = { is: 'move'; move: SpokenMove } | { is: 'question'; kind: QuestionKind }

/** Made at the first message: it takes a moment. */
const index = lazy(() =>
  indexOfTables<MoveWords, Label>(moveTables, ({ moves, questions }) => [
    ...spokenMoves.map((move) => [moves[move], { is: 'move', move }] as const),
    ...questionKinds.map((kind) => [questions[kind], { is: 'question', kind }] as const),
  ]),
)

/** In longer messages 'thanks', 'bye' or 'a movie' stand beside what is told. */
const longestThanks = 6
/** 'No it's ok, thanks for saying nothing is wrong with me': thanks and nothing heavy beside it. */
const longestWarmThanks = 18
const longestLanguage = 9
const longestManner = 10
const longestGoodbye = 4
const saysGoodbye = /\b(?:bye|tata|goodnight)[\s.!]*$|(?:^|[.!,]\s*)(?:ok(?:ay)? )?bye\b/i
const longestRefusal = 9
/** 'I got the job but they want me to move to another city and leave her' is no good news alone. */
const longestNews = 16

/** 'What?? Nobody does that to me' tells. */
const leadingWhat = /^\s*\S+(?:\s\S+)?\s*[?？]+(?=\s*\S+\s+\S+\s+\S+)/u

/** Told as often as asked, by the same words: 'she does not miss me', 'papa had a heart attack'. */
const onlyWhereAsked: ReadonlySet<QuestionKind> = new Set([
  'their_mind',
  'their_words',
  'recovery',
  'how_are_you',
  'is_it_dangerous',
  'police',
  'claim',
  'message_them',
  'is_right',
  'see_vet',
  'is_it_legal',
  'too_late',
  'does_it_help',
  'outcome',
])

/** 'If papa finds out he will throw me out': a fear, and no question who reads along. */
const ifTheyKnew =
  /(?:^| )if (?:\S+ ){1,4}(?:know|knew|knows|finds?|found|sees?|reads?)(?= |$)|(?:pata|pta) chal(?:a|i|e| gaya| gya) (?:to|toh)(?= |$)|पता चल(?:ा|ी|े| गया| गई)? तो|कळल(?:ं|े|ा) तर|ખબર પડ(?:ી|ે|શે)(?: ગઈ| જાય)? તો|(?:জানতে পার|জান)লে(?= |$)|தெரிஞ்சா|தெரிந்தால்|తెలిస్తే|ಗೊತ್ತಾದ(?:ರೆ|್ರೆ)/iu

const asksInWords = (tokens: readonly Token[]) =>
  beginsAsQuestion(tokens) || asksInEnglish(tokens) || asksUnmarked(tokens)

/** The known question in a message, whatever else the message does; null where it has none. Linear in the length of the text. */
export function questionIn(text: string): QuestionKind | null {
  const tokens = tokensOf(text)
  const asked = new Set(
    index()
      .sightings(index().sight(tokens))
      .flatMap(({ label }) => (label.is === 'question' ? [label.kind] : [])),
  )
  const isAsked = text.includes('?') || asksInWords(tokens)
  return questionKinds.find((one) => asked.has(one) && (isAsked || !onlyWhereAsked.has(one))) ?? null
}

/**
 * What a message does. The words of all languages are read, whatever the interface's is. Pure, and linear in the length of the text.
 */
export function moveOf(text: string): Move {
  const tokens = tokensOf(text)
  const labels = index()
    .sightings(index().sight(tokens))
    .map(({ label }) => label)
  const does = (move: SpokenMove) => labels.some((label) => label.is === 'move' && label.move === move)
  const isMarked = /[?？]/.test(text.replace(leadingWhat, ''))
  const isAsked = isMarked || asksInWords(tokens)
  const tellsFear = !isMarked && ifTheyKnew.test(text)
  const kind =
    questionKinds.find(
      (one) =>
        !(one === 'who_reads' && tellsFear) &&
        (isAsked || !onlyWhereAsked.has(one)) &&
        labels.some((label) => label.is === 'question' && label.kind === one),
    ) ?? null
  const heard = hear(text)
  if (isLaughter(text)) return { is: 'laughter' }
  const manner = heard.words <= longestManner ? mannerIn(text) : null
  const { rules } = readMessage(text)
  if (manner === 'goodbye' || (heard.words <= longestGoodbye && saysGoodbye.test(text))) return { is: 'goodbye' }
  if (does('language') && heard.words <= longestLanguage) return { is: 'language' }
  if (does('complaint')) return { is: 'complaint' }
  if (does('apology') && heard.words <= longestWarmThanks) return { is: 'apology' }
  if (does('just_listen')) return { is: 'just_listen' }
  // 'What if it does not work' refuses nothing.
  if (does('refusal') && kind !== 'what_if' && heard.words <= longestRefusal) return { is: 'refusal' }
  if (manner === 'rude') return { is: 'rude' }
  if (does('good_news') && !isMarked && !rules.includes('sad') && heard.words <= longestNews) return { is: 'good_news' }
  if (kind) return { is: 'question', kind }
  if (does('money_demanded'))
    return isAsked ? { is: 'question', kind: 'pay_them' } : { is: 'statement', isMoneyDemanded: true }
  if (does('ability')) return { is: 'request', for: 'ability' }
  if (manner === 'off_topic' || manner === 'testing') return { is: 'request', for: manner }
  const isWarm = !isAsked && !rules.includes('sad') && heard.words <= longestWarmThanks
  if (rules.includes('thanks') && (isWarm || heard.words <= longestThanks)) return { is: 'thanks' }
  if (does('unsure') || heard.words === 0) return { is: 'unsure' }
  if (heard.words <= longestRefusal && refuses(text)) return { is: 'refusal' }
  if (isAsked) return { is: 'question', kind: null }
  if (heard.unknown > 0) return { is: 'statement' }
  if (heard.answer === 'yes') return { is: 'agreement' }
  if (heard.answer === 'no') return { is: 'denial' }
  return heard.answer === 'not_sure' ? { is: 'unsure' } : { is: 'statement' }
}

const laughed =
  /^(?:(?:ha){2,}h?|(?:he){2,}h?|(?:hi){2,}|lol|lmao|rofl|xd|just|joking|kidding|jk|mazak|mazaak|हाहा+|हेहे+|হাহা+|હાહા+|ஹாஹா+|హాహా+|ಹಾಹಾ+)$/iu
const laughingFaces = /[😂🤣😆😄😹😅]/u

/** Laughter and nothing else: in words, or in faces alone. */
function isLaughter(text: string): boolean {
  const words = text.split(/[\s,.!]+/u).filter((word) => /[\p{L}]/u.test(word))
  return words.length === 0 ? laughingFaces.test(text) : words.every((word) => laughed.test(word))
}

function refuses(text: string): boolean {
  const chosen = spokenChoiceIn(text)
  return chosen === 'not_now' || chosen === 'skip'
}
