import type { Rule } from './rule'

/** S1: hopeless, a burden, cannot go on, panic. S7: what is left of news, bereavement and denial. */
export const distress: readonly Rule[] = [
  { tier: 'distress', find: 'distress', span: 1, deniable: true },
  { tier: 'distress', find: 'panic', span: 1, deniable: true },
  { tier: 'distress', find: 'suicide', span: 1 },
  { tier: 'distress', find: 'denial', span: 1 },
  { tier: 'distress', find: 'cant + go_on', span: 5 },
  { tier: 'distress', find: 'self|my|family|other + burden', span: 7 },
  { tier: 'distress', find: 'life + end|torment', span: 4 },
  { tier: 'distress', find: 'reason|worth + not|no|nahi', span: 4 },
  { tier: 'distress', find: 'cant + live', span: 5, unless: 'thing' },
  // Numbness after a birth: the Edinburgh scale asks whether things can still be enjoyed; where a child is near it is never small.
  { tier: 'distress', find: 'birth + no_bond', span: 14, unless: 'news' },
  { tier: 'distress', find: 'other|family|baby|birth > better_for', span: 6, unless: 'news|better_apart' },
]
