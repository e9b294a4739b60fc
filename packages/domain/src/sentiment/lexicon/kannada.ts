import { empty } from './empty'
import type { Lexicon } from './lexicon'

export const kannada: Lexicon = { ...empty }
