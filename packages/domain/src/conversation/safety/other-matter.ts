import type { OpenFlow } from '../conversation'
import { hear } from '../hearing/hear'
import { namesLenders, tellsOfLenders } from '../lenders/lenders'
import { topicIn } from '../topics/read-topic'
import type { Topic } from '../topics/topics'
import type { Correction } from './correction'

/** What violence at home is not about; a marriage, parents, drinking or anger may well be part of it. */
const besideViolence: ReadonlySet<Topic> = new Set([
  'exams',
  'result',
  'loan_app',
  'farm',
  'caste',
  'work',
  'job_loss',
  'money',
  'coming_out',
  'discrimination',
  'body',
  'sleep',
  'abroad',
])

/** 'A recovery agent' is all that is said; in longer texts a loan may be part of what is done at home. */
const longestName = 8

/**
 * Whether words correct a safety conversation by naming what they are about instead: 'it is not about my home', 'no, it's about the loan'. Only
 * for words that the gate does not mark. What was said plainly about dying is not taken back so.
 */
export function namesOtherMatter({ name, openedBy }: OpenFlow, text: string, { says }: Correction): boolean {
  const corrects = says.has('about') || says.has('notSo') || says.has('mistaken')
  if (name === 'abuse' || name === 'parents' || name === 'child') {
    if (says.has('notHome') || tellsOfLenders(text)) return true
    if (namesLenders(text) && (corrects || hear(text).words <= longestName)) return true
    const topic = topicIn(text)
    return corrects && topic !== null && besideViolence.has(topic)
  }
  const isPlain = openedBy?.isPlain ?? true
  return name === 'crisis' && !isPlain && corrects && topicIn(text) !== null
}
