import type { ReflectionWords } from '../reflection-words'
import { bengali } from './bengali'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { latinHindi } from './latin-hindi'
import { marathi } from './marathi'
import { tamil } from './tamil'
import { telugu } from './telugu'

/** Every table is read for every message, as those of the topics are. */
export const reflectionTables: readonly { words: ReflectionWords; comparedBy: 'spelling' | 'sound' }[] = [
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
