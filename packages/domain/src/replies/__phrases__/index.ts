import type { Language } from '../../language'
import type { ReplyKind } from '../reply-kind'
import { bengali } from './bengali'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { latinHindi } from './latin-hindi'
import { marathi } from './marathi'
import type { ReplyPhrases } from './reply-phrases'
import { tamil } from './tamil'
import { telugu } from './telugu'

export const replyPhraseSets: readonly { name: string; language: Language; phrases: ReplyPhrases }[] = [
  { name: 'english', language: 'en', phrases: english },
  { name: 'latin-hindi', language: 'en', phrases: latinHindi },
  { name: 'hindi', language: 'hi', phrases: hindi },
  { name: 'marathi', language: 'mr', phrases: marathi },
  { name: 'gujarati', language: 'gu', phrases: gujarati },
  { name: 'bengali', language: 'bn', phrases: bengali },
  { name: 'tamil', language: 'ta', phrases: tamil },
  { name: 'telugu', language: 'te', phrases: telugu },
  { name: 'kannada', language: 'kn', phrases: kannada },
]

export type LabelledPhrase = { text: string; kind: Exclude<ReplyKind, 'crisis'> }

/** The messages of one part, each with the kind of reply it deserves. */
export function labelledPhrases(phrases: ReplyPhrases, part: 'tuning' | 'held_out'): LabelledPhrase[] {
  const kinds = Object.keys(phrases) as LabelledPhrase['kind'][]
  return kinds.flatMap((kind) =>
    phrases[kind][part === 'tuning' ? 0 : 1].split(' / ').map((text) => ({ text: text.trim(), kind })),
  )
}
