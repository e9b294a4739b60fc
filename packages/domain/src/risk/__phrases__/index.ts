import { english } from './english'
import { bengali } from './bengali'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { marathi } from './marathi'
import { tamil } from './tamil'
import { telugu } from './telugu'
import type { PhraseSet } from './phrase-set'

export type { PhrasePart, PhraseSet, RiskKind } from './phrase-set'
export { riskKinds } from './phrase-set'

export const phraseSets: readonly PhraseSet[] = [english, hindi, tamil, telugu, kannada, bengali, marathi, gujarati]
