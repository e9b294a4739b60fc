import { parsePhrases } from '../../replies/phrase'
import { PhraseIndex } from '../../replies/phrase-index'
import { soundSpelling, spelling } from '../../replies/spelling'
import { ordinaryWords } from '../../replies/words/ordinary'
import { tokensOf } from '../../text/tokens-of'
import { type LenderWords, lenderTables } from './lender-words'

type Label = keyof LenderWords

/** What can be asked about those who collect debts and has an answer, in the order in which several are answered. */
export const lenderQuestions = ['report', 'jail', 'pay', 'tell'] as const

export type LenderQuestion = (typeof lenderQuestions)[number]

let made: PhraseIndex<Label> | null = null

/** Made at the first words of a talk: it takes a moment. */
function index(): PhraseIndex<Label> {
  made ??= new PhraseIndex<Label>(
    lenderTables.flatMap(({ words, comparedBy }) =>
      (Object.keys(words) as Label[]).flatMap((label) =>
        parsePhrases(words[label], comparedBy).map((phrase) => ({ label, phrase })),
      ),
    ),
    [
      ...[...ordinaryWords.english, ...ordinaryWords.otherLanguages].map(spelling),
      ...ordinaryWords.latinHindi.map(soundSpelling),
    ],
  )
  return made
}

function labelsIn(text: string): ReadonlySet<Label> {
  const sighted = index().sight(tokensOf(text))
  return new Set(
    index()
      .sightings(sighted)
      .map(({ label }) => label),
  )
}

/** Whether words name those who collect debts: loan apps, recovery agents, moneylenders. Linear in their length. */
export const namesLenders = (text: string): boolean => labelsIn(text).has('lender')

/** Whether words tell that those who collect debts call, threaten or shame. */
export function tellsOfLenders(text: string): boolean {
  const labels = labelsIn(text)
  return labels.has('lender') && labels.has('presses')
}

/** What is asked about them; null where it is none of what has an answer. */
export function lenderQuestionIn(text: string): LenderQuestion | null {
  const labels = labelsIn(text)
  return lenderQuestions.find((question) => labels.has(question)) ?? null
}
