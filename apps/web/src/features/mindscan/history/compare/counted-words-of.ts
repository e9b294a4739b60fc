import type { TextAnalysis } from '@maitri/contracts'
import { languageOf, type Reading } from '../../../../data/reading'
import { readText } from '../../read-text'

/** What was counted in the words of a reading; a video's are counted anew from what it heard. Null where there are no words. */
export function countedWordsOf({ body }: Reading): TextAnalysis | null {
  if (body.kind === 'text') return body
  return body.transcription ? readText(body.transcription, languageOf(body)) : null
}
