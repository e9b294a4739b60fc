import { bengali } from './bengali'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { latinHindi } from './latin-hindi'
import { marathi } from './marathi'
import type { ReplyWords } from './reply-words'
import { tamil } from './tamil'
import { telugu } from './telugu'

/** Every table is read for every message: the script and the words say which language it is. */
export const wordTables: readonly { words: ReplyWords; comparedBy: 'spelling' | 'sound' }[] = [
  { words: english, comparedBy: 'spelling' },
  { words: latinHindi, comparedBy: 'sound' },
  { words: hindi, comparedBy: 'spelling' },
  { words: marathi, comparedBy: 'spelling' },
  { words: gujarati, comparedBy: 'spelling' },
  { words: bengali, comparedBy: 'spelling' },
  { words: tamil, comparedBy: 'spelling' },
  { words: telugu, comparedBy: 'spelling' },
  { words: kannada, comparedBy: 'spelling' },
]
