import { english } from './english'
import { hindi } from './hindi'
import type { PhraseSet } from './phrase-set'

export type { PhrasePart, PhraseSet, RiskKind } from './phrase-set'
export { riskKinds } from './phrase-set'

export const phraseSets: readonly PhraseSet[] = [english, hindi]
