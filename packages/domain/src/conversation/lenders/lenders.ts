import { labelReader } from '../../replies/word-tables'
import { lenderTables } from './lender-words'

/** What can be asked about those who collect debts and has an answer, in the order in which several are answered. */
export const lenderQuestions = ['report', 'jail', 'pay', 'tell'] as const

export type LenderQuestion = (typeof lenderQuestions)[number]

const labelsIn = labelReader(lenderTables)

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
