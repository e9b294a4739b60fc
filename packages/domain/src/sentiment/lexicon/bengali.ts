import { empty } from './empty'
import type { Lexicon } from './lexicon'

export const bengali: Lexicon = { ...empty }
