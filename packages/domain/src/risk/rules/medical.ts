import type { Rule } from './rule'

/** S1: something already taken, a body in danger, or thoughts of hurting one's baby, which a doctor must hear of at once. */
export const medical: readonly Rule[] = [
  { tier: 'medical', find: 'took + pill + many|number', span: 7, unless: 'news', deniable: true },
  { tier: 'medical', find: 'took + poison', span: 5, unless: 'news', deniable: true },
  { tier: 'medical', find: 'overdose', isWeak: true, span: 1, unless: 'news|want|think|will|plan', deniable: true },
  { tier: 'medical', find: 'chest + pain + breath|severe', span: 12 },
  { tier: 'medical', find: 'breath + cant + chest', span: 10, isAlsoPanic: true },
  { tier: 'medical', find: 'seizure', isWeak: true, span: 1, unless: 'news' },
  { tier: 'medical', find: 'other > seizure > now', span: 10, unless: 'news|past|formerly' },
  { tier: 'medical', find: 'other + heart_attack_now', span: 7, unless: 'news|past|formerly' },
  { tier: 'medical', find: 'emergency', span: 1, unless: 'news|thing|pleasant|formerly', isAlsoPanic: true },
  { tier: 'medical', find: 'think|obsess|want|unsafe > hurt|kill > baby', span: 8, unless: 'news', deniable: true },
  { tier: 'medical', find: 'baby > hurt|kill > think|want', span: 8, unless: 'news', deniable: true },
  { tier: 'medical', find: 'think|obsess|want|unsafe > fling > baby', span: 8, unless: 'news', deniable: true },
  { tier: 'medical', find: 'want > baby > fling', span: 6, unless: 'news', deniable: true },
  { tier: 'medical', find: 'baby > fling > think|want|self', span: 5, unless: 'news', deniable: true },
  { tier: 'medical', find: 'withdrawal + severe', span: 10, unless: 'news' },
  { tier: 'medical', find: 'failing_body', span: 1, unless: 'news', isAlsoPanic: true },
]
