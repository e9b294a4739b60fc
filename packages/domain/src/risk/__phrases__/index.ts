import { english } from './english'
import { bengali } from './bengali'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { tamil } from './tamil'
import { telugu } from './telugu'
import type { PhraseSet } from './phrase-set'

export type { PhrasePart, PhraseSet, RiskKind } from './phrase-set'
export { riskKinds } from './phrase-set'

export const phraseSets: readonly PhraseSet[] = [english, hindi, tamil, telugu, kannada, bengali]
