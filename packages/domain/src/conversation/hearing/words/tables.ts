import type { HearingWords } from '../hearing-words'
import { bengali } from './bengali'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { marathi } from './marathi'
import { tamil } from './tamil'
import { telugu } from './telugu'

/** Every language is always heard: people answer in any of them under any interface. */
export const hearingTables: readonly HearingWords[] = [
  english,
  hindi,
  kannada,
  telugu,
  tamil,
  marathi,
  gujarati,
  bengali,
]
