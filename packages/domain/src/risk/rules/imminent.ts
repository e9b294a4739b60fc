import type { Rule } from './rule'

/** S1: plan, means at hand, the time set. A crisis with 'tonight' beside it is raised in `read-risk.ts`. */
export const imminent: readonly Rule[] = [
  { tier: 'imminent', find: 'get|hand + noose', isWeak: true, span: 6, unless: 'pleasant|news|thing' },
  { tier: 'imminent', find: 'hand + weapon|poison', span: 5, unless: 'pleasant|news|thing|accident' },
  {
    tier: 'imminent',
    find: 'get|hand + weapon|poison + die|will_die|suicide|suicidal|kill|end|intent|myself',
    span: 12,
    deniable: true,
  },
  {
    tier: 'imminent',
    find: 'get|hand|hoard + pill + die|will_die|suicide|suicidal|kill|end|intent',
    span: 12,
    deniable: true,
  },
  { tier: 'imminent', find: 'stand + height', isWeak: true, span: 5, unless: 'pleasant|news|place' },
  {
    tier: 'imminent',
    find: 'plan + die|suicide|kill|intent',
    span: 6,
    clear: 'other|thing',
    unless: 'news|task',
    deniable: true,
  },
  { tier: 'imminent', find: 'everything > over + tonight|now', span: 6, unless: 'task|pleasant' },
  { tier: 'imminent', find: 'hand + pill + now|tonight|many|last', span: 8, unless: 'news|pleasant|thing|other' },
  { tier: 'imminent', find: 'about_to', span: 1, unless: 'news|pleasant' },
  { tier: 'imminent', find: 'act_begun', span: 1, unless: 'news|formerly', deniable: true },
]
