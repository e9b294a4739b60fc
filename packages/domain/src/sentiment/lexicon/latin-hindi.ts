import { empty } from './empty'
import type { Lexicon } from './lexicon'

export const latinHindi: Lexicon = { ...empty }
