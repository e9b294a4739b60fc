import { bengali } from './bengali'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { marathi } from './marathi'
import type { PhraseSet } from './phrase-set'
import { tamil } from './tamil'
import { telugu } from './telugu'

export { type PhraseSet, riskKinds } from './phrase-set'

export const phraseSets: readonly PhraseSet[] = [english, hindi, tamil, telugu, kannada, bengali, marathi, gujarati]
