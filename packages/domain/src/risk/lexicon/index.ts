import type { Language } from '../../language'
import { bengali } from './bengali'
import type { Lexicon } from './concept'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { marathi } from './marathi'
import { tamil } from './tamil'
import { telugu } from './telugu'

export { glued } from './english'

/** Every language's words, in its own script and in Latin letters. All are read whatever the interface's language (S4). */
export const lexiconOf: Readonly<Record<Language, Lexicon>> = {
  en: english,
  hi: hindi,
  kn: kannada,
  te: telugu,
  ta: tamil,
  mr: marathi,
  gu: gujarati,
  bn: bengali,
}
