import type { RiskTier } from './risk-tier'

/**
 * One way of saying something. `find` names concepts: `a + b` in any order, `a > b` the second not before the first,
 * `a|b` either. All stand in one sentence within `span` words of the first; one word may carry two of them.
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
  /** Only when the whole text has at most this many words. */
  mostWords?: number
  /** Fixed where grammar leaves no choice; otherwise the nearest subject before the words decides (S8). */
  about?: 'self'
}

/** S7: turns of phrase in which a dangerous word is harmless; the words named in `blank` stop counting. */
export const idioms: { find: string; span: number; blank: string }[] = [
  // 'dying of laughter', 'भूख से मर रही हूँ'
  { find: 'die|will_die|dead|kill + cause', span: 4, blank: 'die|will_die|dead|kill|want' },
  // 'my phone is dead', 'the battery died'
  { find: 'thing + die|dead|kill', span: 3, blank: 'die|dead|kill' },
]

/** S1: plan, means at hand, the time set. A crisis with 'tonight' beside it is raised in `read-risk.ts`. */
const imminent: Rule[] = [
  { tier: 'imminent', find: 'get|hand + noose', span: 6, unless: 'pleasant|news|thing' },
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
  { tier: 'imminent', find: 'stand + height', span: 5, unless: 'pleasant|news|place' },
  {
    tier: 'imminent',
    find: 'plan + die|suicide|kill|intent',
    span: 6,
    clear: 'other|thing',
    unless: 'news|task',
    deniable: true,
  },
  { tier: 'imminent', find: 'everything > over + tonight|now', span: 6, unless: 'task|pleasant' },
]

/** S1: something already taken, or a body in danger. */
const medical: Rule[] = [
  { tier: 'medical', find: 'took + pill + many|number', span: 7, unless: 'news', deniable: true },
  { tier: 'medical', find: 'took + poison', span: 5, unless: 'news', deniable: true },
  { tier: 'medical', find: 'overdose', span: 1, unless: 'news|want|think|will|plan', deniable: true },
  { tier: 'medical', find: 'chest + pain + breath|severe', span: 12 },
  { tier: 'medical', find: 'breath + cant + chest', span: 10 },
  { tier: 'medical', find: 'seizure', span: 1, unless: 'news' },
  { tier: 'medical', find: 'withdrawal + severe', span: 10, unless: 'news' },
]

/** S1, S6: suicidal thought, direct. */
const direct: Rule[] = [
  { tier: 'crisis', find: 'intent', span: 1, deniable: true },
  { tier: 'crisis', find: 'suicidal', span: 1, unless: 'news', deniable: true },
  // wanting to die, to be dead
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
  { tier: 'crisis', find: 'obsess + die|suicide', span: 7, unless: 'news', deniable: true },
  { tier: 'crisis', find: 'obsess + death', span: 6, unless: 'news|other', deniable: true },
  { tier: 'crisis', find: 'will_die', span: 1, unless: 'cause', deniable: true },
  { tier: 'crisis', find: 'why > not|cant|nahi > die', span: 5, clear: 'other|thing' },
  { tier: 'crisis', find: 'why + nahi + die', span: 6, clear: 'other|thing' },
  { tier: 'crisis', find: 'not > care > if > self > live|die|dead', span: 7 },
  { tier: 'crisis', find: 'not > care > die', span: 3 },
  { tier: 'crisis', find: 'suicide|death|die + option', span: 5, unless: 'news|other', deniable: true },
  { tier: 'crisis', find: 'suicide|death|die + only_way', span: 6, unless: 'news' },
  // suicide named
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
  { tier: 'crisis', find: 'suicide', span: 1, unless: 'news|past', mostWords: 3, deniable: true },
  // by one's own hand
  {
    tier: 'crisis',
    find: 'kill|end|hang|hurt|cut|weapon|poison|overdose|jump + myself',
    span: 4,
    unless: 'accident',
    deniable: true,
  },
  {
    tier: 'crisis',
    find: 'kill|end|hang|hurt|cut|weapon|poison|overdose|jump + theirself',
    span: 4,
    unless: 'accident|news',
    deniable: true,
  },
  { tier: 'crisis', find: 'end|take > my|myself > life', span: 4, unless: 'pleasant', deniable: true, about: 'self' },
  {
    tier: 'crisis',
    find: 'want|think|will|plan|try > end|take > their > life',
    span: 8,
    unless: 'news',
    deniable: true,
  },
  { tier: 'crisis', find: 'life + end + want|plan|will|think|try|myself', span: 6, clear: 'other', deniable: true },
  {
    tier: 'crisis',
    find: 'please|want|wish|should + kill + self',
    span: 5,
    unless: 'partner|family',
    clear: 'thing',
    deniable: true,
  },
  { tier: 'crisis', find: 'hang|noose + will|want|think|plan', span: 6, unless: 'news|pleasant|thing', deniable: true },
  {
    tier: 'crisis',
    find: 'jump|will|want|think + height + jump',
    span: 9,
    unless: 'pleasant|news|accident',
    deniable: true,
  },
  { tier: 'crisis', find: 'wish|hope|should|want|think + vehicle + crash', span: 8, clear: 'other', unless: 'news' },
  {
    tier: 'crisis',
    find: 'want|think|will|plan|try + drink|take|overdose + poison|overdose',
    span: 7,
    unless: 'news',
    deniable: true,
  },
  { tier: 'crisis', find: 'want|think|will|plan + take + pill + many', span: 9, deniable: true },
  { tier: 'crisis', find: 'hoard + pill', span: 5 },
  { tier: 'crisis', find: 'hand + pill + many', span: 8, unless: 'news' },
  { tier: 'crisis', find: 'pill|poison + die', span: 8, unless: 'news|thing' },
  // self-harm
  { tier: 'crisis', find: 'self_harm', span: 1, unless: 'news|accident', deniable: true },
  { tier: 'crisis', find: 'cut + body', span: 5, unless: 'accident|thing|news', deniable: true },
  { tier: 'crisis', find: 'cut + self + again|want|obsess', span: 6, unless: 'accident|thing|other', deniable: true },
]

/** S1: the same thought said indirectly: not living, not waking, not being here. */
const indirect: Rule[] = [
  // not wanting to live
  { tier: 'crisis', find: 'not|unwant > want|think|care > live', span: 6, clear: 'other|over', unless: 'place' },
  { tier: 'crisis', find: 'unwant + live', span: 5, clear: 'other', unless: 'place' },
  { tier: 'crisis', find: 'live > nahi', span: 5, clear: 'die', unless: 'place|without' },
  { tier: 'crisis', find: 'nahi > live', span: 2, clear: 'die', unless: 'place|without' },
  { tier: 'crisis', find: 'cant_live', span: 1, unless: 'thing|without' },
  { tier: 'crisis', find: 'cant > live > anymore', span: 6, unless: 'place|without' },
  { tier: 'crisis', find: 'cant > go_on > live', span: 5, unless: 'place|without' },
  { tier: 'crisis', find: 'not|no|nahi|without|nobody|cant + reason|worth + live', span: 7 },
  { tier: 'crisis', find: 'not > worth + live|life', span: 5 },
  { tier: 'crisis', find: 'live > not > want', span: 7, clear: 'task|other', unless: 'place' },
  // 'मुझे इस दुनिया में नहीं रहना', 'ఈ జీవితం వద్దు', 'जीकर क्या करूँ'
  { tier: 'crisis', find: 'earth + remain + nahi|not|unwant', span: 6, unless: 'without' },
  { tier: 'crisis', find: 'life > unwanted', span: 3 },
  { tier: 'crisis', find: 'live > what_for', span: 2, unless: 'place' },
  { tier: 'crisis', find: 'my + life + reason + not|no|nahi', span: 8 },
  { tier: 'crisis', find: 'not|no|nobody > live_for', span: 6 },
  { tier: 'crisis', find: 'not|no > reason > go_on|remain', span: 7, unless: 'task|thing|place|other' },
  { tier: 'crisis', find: 'want|wish|hope > my > life > end|over', span: 8, clear: 'other' },
  { tier: 'crisis', find: 'what|why > reason > live', span: 7, unless: 'place' },
  { tier: 'crisis', find: 'why > self + live', span: 4, unless: 'place' },
  { tier: 'crisis', find: 'why > live', span: 3, clear: 'other', unless: 'place|pleasant' },
  { tier: 'crisis', find: 'not|cant|nahi > worth|should > live', span: 5, unless: 'place' },
  { tier: 'crisis', find: 'not|no|nahi > belong', span: 4 },
  { tier: 'crisis', find: 'tired + live', span: 6, unless: 'place|other', deniable: true },
  { tier: 'crisis', find: 'hate + live', span: 3, unless: 'place|other|pleasant', deniable: true },
  { tier: 'crisis', find: 'tired + life', span: 5, clear: 'task', unless: 'other', deniable: true },
  { tier: 'crisis', find: 'live > torment', span: 5, unless: 'place|other' },
  { tier: 'crisis', find: 'regret > still_here', span: 6 },
  // an end to it all
  {
    tier: 'crisis',
    find: 'want|wish|please|will|should + everything + end|over',
    span: 7,
    clear: 'task|thing',
    unless: 'thing',
  },
  { tier: 'crisis', find: 'want|wish|please + pain + end|over', span: 6, unless: 'body|thing|chest' },
  // sleep that does not end
  { tier: 'crisis', find: 'not|nahi|unwant + wake', span: 7, unless: 'early|other|pleasant' },
  { tier: 'crisis', find: 'sleep + forever', span: 5, unless: 'pleasant|task' },
  { tier: 'crisis', find: 'wish|better|hope|want + not|nahi + born', span: 7, unless: 'place' },
  { tier: 'crisis', find: 'why + self + born', span: 5 },
  // better without me, gone, goodbye
  { tier: 'crisis', find: 'better|miss|nobody|care + without_me', span: 8, about: 'self' },
  { tier: 'crisis', find: 'if + self + die|dead|gone + better|nobody|miss|care|everything', span: 12 },
  { tier: 'crisis', find: 'nobody + miss|care + die|dead|gone', span: 10 },
  {
    tier: 'crisis',
    find: 'want|wish|think|will|should|better + gone',
    span: 5,
    clear: 'other|thing|pain|task',
    unless: 'thing|pleasant|task|place',
  },
  { tier: 'crisis', find: 'goodbye', span: 1, unless: 'news|pleasant' },
  { tier: 'crisis', find: 'god|please + take_me', span: 4, unless: 'pleasant|place' },
]

/** S1, S14: violence at home, sexual violence, forced marriage. */
const abuse: Rule[] = [
  { tier: 'abuse', find: 'partner|family + beat', span: 7, unless: 'pleasant|news' },
  { tier: 'abuse', find: 'beat + self + severe|again|anymore|unsafe', span: 9, unless: 'pleasant|news' },
  { tier: 'abuse', find: 'other > beat > self', span: 4, unless: 'pleasant|news' },
  { tier: 'abuse', find: 'rape + self|my|partner|family', span: 8, unless: 'news' },
  { tier: 'abuse', find: 'rape', span: 1, unless: 'news', mostWords: 5 },
  { tier: 'abuse', find: 'touch + private', span: 8, unless: 'news' },
  { tier: 'abuse', find: 'family|elder > touch > self', span: 7, unless: 'news|head' },
  { tier: 'abuse', find: 'intrude + family|elder|other', span: 8, unless: 'news' },
  { tier: 'abuse', find: 'force + marry', span: 7, unless: 'news|pleasant' },
  { tier: 'abuse', find: 'force + private', span: 6, unless: 'news|pleasant' },
  { tier: 'abuse', find: 'dowry + self|my|partner|family|beat|threaten|force', span: 10, unless: 'news' },
  { tier: 'abuse', find: 'lock + room', span: 5, unless: 'news' },
  { tier: 'abuse', find: 'threaten + self|my|partner|family', span: 7, unless: 'news' },
  { tier: 'abuse', find: 'partner > kill > self', span: 6, unless: 'news|myself' },
  { tier: 'abuse', find: 'abuse + self|my|partner|family', span: 8, unless: 'news' },
  { tier: 'abuse', find: 'unsafe + partner|family', span: 7 },
]

/** S1: hopeless, a burden, cannot go on, panic. S7: what is left of news, bereavement and denial. */
const distress: Rule[] = [
  { tier: 'distress', find: 'distress', span: 1, deniable: true },
  { tier: 'distress', find: 'panic', span: 1, deniable: true },
  { tier: 'distress', find: 'suicide', span: 1 },
  { tier: 'distress', find: 'denial', span: 1 },
  { tier: 'distress', find: 'cant + go_on', span: 5 },
  { tier: 'distress', find: 'self|my|family|other + burden', span: 7 },
  { tier: 'distress', find: 'life + end|torment', span: 4 },
  { tier: 'distress', find: 'reason|worth + not|no|nahi', span: 4 },
  { tier: 'distress', find: 'cant + live', span: 5, unless: 'thing' },
]

/** All rules, most urgent tier first. S6: order and inflection are left to spans and word forms. */
export const rules: readonly Rule[] = [...imminent, ...medical, ...direct, ...indirect, ...abuse, ...distress]
