import { english } from './english'
import type { ReplyWords } from './reply-words'

/** Every table is read for every message: the script and the words say which language it is. */
export const wordTables: readonly { words: ReplyWords; comparedBy: 'spelling' | 'sound' }[] = [
  { words: english, comparedBy: 'spelling' },
]
