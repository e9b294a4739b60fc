import type { Lexicon } from './concept'
import { bengali } from './bengali'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { marathi } from './marathi'
import { tamil } from './tamil'
import { telugu } from './telugu'

export { english, glued } from './english'

/** The seven Indian languages, each in its own script and in Latin letters. All are read whatever the interface's language. */
export const indian: readonly Lexicon[] = [hindi, tamil, telugu, kannada, bengali, marathi, gujarati]
