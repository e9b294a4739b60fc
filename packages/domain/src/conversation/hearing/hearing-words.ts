/** What a short answer can say beside yes, no and not sure. */
export const concepts = [
  'now',
  'later',
  'with_me',
  'alone',
  'with_someone',
  'nobody',
  'cannot_talk',
  'call',
  'whatsapp',
  'plan',
  'breath',
  'stay',
  'means',
  'taken',
] as const

export type Concept = (typeof concepts)[number]

/**
 * The words of one language in its own script and in Latin letters: phrases, separated by commas. Spelling is folded (`heardSpelling`): no word keeps a doubled
 * Latin vowel, so 'haan', 'han' and 'haaan' are one.
 */
export type HearingWords = Record<Concept, string> & {
  /** Yes wherever a message begins with it. */
  yes: string
  /** Yes only where nothing else is said: 'hai', 'I do'. */
  yesAlone: string
  no: string
  /** No only where nothing else is said: 'I don't', 'nathi'. */
  noAlone: string
  notSure: string
  /** Words beside an answer that change nothing: 'I', 'sir', 'hoon'. */
  filler: string
  /** 'hai na', 'no?': neither yes nor no. */
  tag: string
  /** Turns what follows within two words round. */
  notBefore: string
  /** Turns what stands within two words before it round. */
  notAfter: string
  /** 0 to 10, in order; several spellings of a number by `/`. */
  numbers: string
  /** First to fifth, in order. */
  ordinals: string
}
