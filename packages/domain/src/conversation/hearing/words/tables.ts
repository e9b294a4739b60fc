import type { HearingWords } from '../hearing-words'
import { english } from './english'
import { hindi } from './hindi'

/** Every language is always heard: people answer in any of them under any interface. */
export const hearingTables: readonly HearingWords[] = [english, hindi]
