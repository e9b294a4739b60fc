import type { RiskTier } from './risk-tier'

/**
 * One way of saying something. `find` names concepts: `a + b` in any order, `a > b` the second not before the first,
 * `a|b` either.
 * All stand in one sentence within `span` words of the first; one word may carry two of them.
 */
export type Rule = {
  tier: Exclude<RiskTier, 'none'>
  find: string
  span: number
  /** None of these may stand between the words found. */
  clear?: string
  /** None of these may stand in the sentence within eight words. */
  unless?: string
  /** 'I do not want to die' makes it distress, S7. Without this, the 'not' is part of the wording or changes nothing. */
  deniable?: true
  /** Fixed where grammar leaves no choice; otherwise the nearest subject before the words decides (S8). */
  about?: 'self'
}

/** S7: turns of phrase in which a dangerous word is harmless; the words named in `blank` stop counting. */
export const idioms: { find: string; span: number; blank: string }[] = [
  // 'dying of laughter', 'भूख से मर रही हूँ', 'so bored I want to die'
  { find: 'die|will_die|dead|kill + cause', span: 4, blank: 'die|will_die|dead|kill|want' },
  // 'my phone is dead', 'the battery died'
  { find: 'thing + die|dead|kill', span: 3, blank: 'die|dead|kill' },
]

/** All rules, most urgent tier first. S6: order and inflection are left to spans and word forms. */
export const rules: Rule[] = [
  // imminent, S1: the means at hand
  { tier: 'imminent', find: 'get + noose|weapon|poison', span: 6, unless: 'pleasant|news|thing|other' },
  { tier: 'imminent', find: 'get|take|many + pill + die|suicide|suicidal|kill|end|plan', span: 12 },
  { tier: 'imminent', find: 'stand + height', span: 5, unless: 'pleasant|news' },
  { tier: 'imminent', find: 'weapon|noose + doing|get', span: 5, unless: 'pleasant|news|thing|place|other' },
  // imminent: the time is set
  { tier: 'imminent', find: 'goodbye|letter + tonight', span: 10, unless: 'pleasant|news' },

  // medical: something already taken
  { tier: 'medical', find: 'took + pill + many|number', span: 7, unless: 'news' },
  { tier: 'medical', find: 'took|drink + poison', span: 5, unless: 'news|unwant', deniable: true },
  { tier: 'medical', find: 'overdose', span: 1, unless: 'news|past' },
  { tier: 'medical', find: 'chest + pain + breath|severe', span: 12 },
  { tier: 'medical', find: 'breath + cant + chest', span: 10 },
  { tier: 'medical', find: 'seizure', span: 1, unless: 'news' },
  { tier: 'medical', find: 'withdrawal + severe', span: 10, unless: 'news' },

  // crisis: words that say it alone
  { tier: 'crisis', find: 'intent', span: 1, deniable: true },
  { tier: 'crisis', find: 'suicidal', span: 1, deniable: true, unless: 'news' },
  { tier: 'crisis', find: 'self_harm', span: 1, deniable: true, unless: 'news|accident' },
  // crisis: wanting to die
  {
    tier: 'crisis',
    find: 'want|wish|think|plan|try|should|better|hope + die',
    span: 6,
    clear: 'other|thing',
    deniable: true,
  },
  {
    tier: 'crisis',
    find: 'want|wish|hope|should|better|plan + dead|death',
    span: 5,
    clear: 'other|thing',
    unless: 'thing|news',
    deniable: true,
  },
  { tier: 'crisis', find: 'obsess + die|death|suicide', span: 7, unless: 'news|other' },
  { tier: 'crisis', find: 'will_die', span: 1, deniable: true, unless: 'news|cause' },
  { tier: 'crisis', find: 'why > not|cant|nahi > die', span: 5, clear: 'other|thing' },
  { tier: 'crisis', find: 'why + nahi + die', span: 6, clear: 'other|thing' },
  { tier: 'crisis', find: 'not > care > if > self > live|die|dead', span: 7 },
  // crisis: by one's own hand
  {
    tier: 'crisis',
    find: 'kill|end|hang|hurt|cut|weapon|poison|overdose|beat|jump + myself|theirself',
    span: 4,
    unless: 'accident',
    deniable: true,
  },
  {
    tier: 'crisis',
    find: 'suicide + want|wish|think|plan|try|will|obsess|please',
    span: 7,
    clear: 'other',
    unless: 'news',
    deniable: true,
  },
  { tier: 'crisis', find: 'suicide + want|plan|will', span: 5, clear: 'other', deniable: true },
  { tier: 'crisis', find: 'suicide + self', span: 10, unless: 'news|past|other', deniable: true },
  { tier: 'crisis', find: 'suicide + my|myself + letter', span: 6, about: 'self' },
  { tier: 'crisis', find: 'end|take > my|myself > life', span: 4, unless: 'pleasant', deniable: true, about: 'self' },
  { tier: 'crisis', find: 'life + end + want|plan|will|think|try|myself', span: 6, clear: 'other', deniable: true },
  { tier: 'crisis', find: 'please|want|should + kill + self', span: 4, unless: 'partner', clear: 'other|thing' },
  { tier: 'crisis', find: 'hang|noose + will|want|think|plan', span: 6, unless: 'news|pleasant|thing', deniable: true },
  {
    tier: 'crisis',
    find: 'jump|will|want|think + height + jump',
    span: 9,
    unless: 'pleasant|news|accident',
    deniable: true,
  },
  { tier: 'crisis', find: 'want|think|will|plan + drink|take + poison', span: 7, deniable: true },
  { tier: 'crisis', find: 'want|think|will|plan + take|took + pill + many', span: 9, deniable: true },
  { tier: 'crisis', find: 'cut + body', span: 5, unless: 'accident|thing|news', deniable: true },
  {
    tier: 'crisis',
    find: 'cut + self + again|want|obsess',
    span: 6,
    unless: 'accident|thing|other|idiom',
    deniable: true,
  },
  // crisis: not wanting to live
  { tier: 'crisis', find: 'not|unwant > want|think|care > live', span: 6, clear: 'other', unless: 'place' },
  { tier: 'crisis', find: 'unwant + live', span: 5, clear: 'other', unless: 'place' },
  { tier: 'crisis', find: 'live > nahi', span: 5, clear: 'die', unless: 'place|without' },
  { tier: 'crisis', find: 'nahi > live', span: 2, clear: 'die', unless: 'place|without' },
  { tier: 'crisis', find: 'cant_live', span: 1, unless: 'thing|without' },
  { tier: 'crisis', find: 'cant > live > anymore', span: 6, unless: 'place|without' },
  { tier: 'crisis', find: 'not|no|nahi|without|nobody + reason|worth + live', span: 7 },
  { tier: 'crisis', find: 'not > worth + live|life', span: 5 },
  { tier: 'crisis', find: 'what|why > reason > live', span: 7, unless: 'place' },
  { tier: 'crisis', find: 'why > self + live', span: 4, unless: 'place' },
  { tier: 'crisis', find: 'not|cant|nahi > worth > live', span: 5 },
  { tier: 'crisis', find: 'tired + live', span: 6, unless: 'place|other', deniable: true },
  { tier: 'crisis', find: 'tired + life', span: 6, deniable: true, unless: 'other' },
  { tier: 'crisis', find: 'want|wish|please|will|should + everything + end', span: 7, unless: 'thing' },
  { tier: 'crisis', find: 'want|wish|please + pain + end', span: 6, unless: 'body|thing|chest' },
  // crisis: sleep that does not end
  { tier: 'crisis', find: 'not|nahi|unwant + wake', span: 7, unless: 'early|other' },
  { tier: 'crisis', find: 'sleep + forever', span: 5 },
  { tier: 'crisis', find: 'wish|not|nahi|why|want + born', span: 7, unless: 'other|place' },
  // crisis: better without me, gone, goodbye
  { tier: 'crisis', find: 'better|world|miss|nobody|care + without_me', span: 8, about: 'self' },
  { tier: 'crisis', find: 'if + self + die|dead|gone + better|nobody|miss|care|everything', span: 12 },
  { tier: 'crisis', find: 'nobody|nahi + miss|care + die|dead|gone', span: 10 },
  {
    tier: 'crisis',
    find: 'want|wish|think|will|should|better + gone',
    span: 5,
    clear: 'other|thing|pain',
    unless: 'thing',
    deniable: true,
  },
  { tier: 'crisis', find: 'goodbye', span: 1, unless: 'news|pleasant' },
  { tier: 'crisis', find: 'last + letter|tonight|goodbye', span: 4, unless: 'pleasant|news|thing|place|other' },

  // abuse
  { tier: 'abuse', find: 'partner|family + beat', span: 7, unless: 'pleasant|news' },
  { tier: 'abuse', find: 'beat + self + severe|again|anymore|unsafe', span: 9, unless: 'pleasant|news' },
  { tier: 'abuse', find: 'other > beat > self', span: 4, unless: 'pleasant|news|thing' },
  { tier: 'abuse', find: 'rape + self|my|partner|family', span: 8, unless: 'news' },
  { tier: 'abuse', find: 'touch + private', span: 8, unless: 'news' },
  { tier: 'abuse', find: 'force + marry', span: 7, unless: 'news' },
  { tier: 'abuse', find: 'force + private', span: 6, unless: 'news' },
  { tier: 'abuse', find: 'dowry + self|my|partner|family|beat|threaten|force', span: 10, unless: 'news' },
  { tier: 'abuse', find: 'lock + room', span: 5, unless: 'news|thing' },
  { tier: 'abuse', find: 'threaten + self|partner|family', span: 7, unless: 'news|thing' },
  { tier: 'abuse', find: 'partner + kill', span: 6, unless: 'news' },
  { tier: 'abuse', find: 'abuse + self|my|partner|family', span: 8, unless: 'news' },
  { tier: 'abuse', find: 'unsafe + partner|family', span: 7 },

  // distress
  { tier: 'distress', find: 'distress', span: 1, deniable: true },
  { tier: 'distress', find: 'panic', span: 1, deniable: true },
  { tier: 'distress', find: 'suicide', span: 1 },
  { tier: 'distress', find: 'denial', span: 1 },
  { tier: 'distress', find: 'cant + go_on', span: 5 },
  { tier: 'distress', find: 'self|my|family|other + burden', span: 7 },
  { tier: 'distress', find: 'life + end', span: 4 },
  { tier: 'distress', find: 'reason|worth + not|no|nahi', span: 4 },
  { tier: 'distress', find: 'cant + live', span: 5, unless: 'thing' },
]
