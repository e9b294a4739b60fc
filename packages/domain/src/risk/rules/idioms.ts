import type { Concept } from '../lexicon/concept'

/**
 * S7: turns of phrase in which a dangerous word is harmless; the words named in `blank` stop counting, where `within` is named only inside it. Not
 * where one of `clear` stands between.
 */
export const idioms: { find: string; span: number; blank: string; clear?: string; within?: Concept }[] = [
  // 'my heart races, I think I am dying' is the fear of a panic attack and no wish (DSM-5 names it among its signs)
  {
    find: 'fear_of_dying + panic|breath|chest',
    span: 16,
    blank: 'die|will_die|dead|death|want|think|obsess|kill|lost|end',
    within: 'fear_of_dying',
  },
  // 'dying of laughter', 'भूख से मर रही हूँ'
  { find: 'die|will_die|dead|kill + cause', span: 4, blank: 'die|will_die|dead|kill|want' },
  // 'my phone is dead', 'the battery died'
  { find: 'thing + dead|kill', span: 3, blank: 'dead|kill' },
  // 'my phone died', but neither 'I want to die when my phone is off' nor 'no phone, want to die'
  { find: 'thing > die', span: 3, blank: 'die', clear: 'want' },
]
