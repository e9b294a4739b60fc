import type { Language } from '../../language'

/**
 * The words of one idea by language, `roman` for the Indian languages in Latin letters. Entries are separated by commas; several words are a
 * phrase, and a star at the end stands for any ending. Own compilation; not yet read by a moderator of each language.
 */
export type ConceptWords = Partial<Record<Language | 'roman', string>>
