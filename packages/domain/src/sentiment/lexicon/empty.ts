import type { Lexicon } from './lexicon'

/** A lexicon without words, to build a partial one on. */
export const empty: Lexicon = {
  feelings: {},
  lifts: '',
  weighs: '',
  missed: {},
  plain: '',
  negations: { before: '', after: '', nobody: '', gone: '', completed: '', endings: '' },
  wishes: '',
  contrasts: { turns: '', concedes: '', concedesBefore: '' },
  past: '',
  once: '',
  pastVerbs: '',
  now: '',
  intensifiers: '',
  diminishers: '',
  joins: '',
  links: '',
  subjects: '',
  stops: '',
  clauseEnds: '',
  common: '',
  ambiguous: '',
  topics: { stress: '', anxiety: '', breathing: '', depression: '' },
  questions: '',
  spellings: '',
}
