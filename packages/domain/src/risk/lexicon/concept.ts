import { lazy } from '../../lazy'

/**
 * The ideas the rules are written in. Each language's file says which of its words carry them; the rule table
 * (`../rules`) combines them. A word may carry several: Tamil சாகணும் is `die` and `want` at once.
 */
export const concepts = [
  // who
  'self',
  'my',
  'myself',
  'theirself',
  'other',
  'partner',
  'family',
  // dying and living
  'die',
  'dead',
  'death',
  'will_die',
  'suicide',
  'suicidal',
  'intent',
  'kill',
  'end',
  'life',
  'live',
  'cant_live',
  'wake',
  'born',
  'gone',
  // wishing, meaning to
  'want',
  'wish',
  'hope',
  'think',
  'obsess',
  'plan',
  'will',
  'try',
  'care',
  'know',
  'please',
  'if',
  'what',
  'why',
  'should',
  // no
  'not',
  'no',
  'nahi',
  'unwant',
  'cant',
  'nobody',
  'without',
  'without_me',
  // weariness and worth
  'tired',
  'reason',
  'worth',
  'better',
  'everything',
  'pain',
  'miss',
  'burden',
  'goodbye',
  'last',
  'forever',
  'sleep',
  'go_on',
  'anymore',
  // self-harm and means
  'hurt',
  'cut',
  'body',
  'self_harm',
  'jump',
  'height',
  'stand',
  'hang',
  'noose',
  'weapon',
  'poison',
  'pill',
  'take',
  'took',
  'drink',
  'many',
  'get',
  'number',
  // time
  'tonight',
  'now',
  'again',
  // illness
  'overdose',
  'chest',
  'breath',
  'seizure',
  'withdrawal',
  'severe',
  'doing',
  // violence
  'beat',
  'rape',
  'touch',
  'private',
  'force',
  'marry',
  'dowry',
  'lock',
  'room',
  'threaten',
  'unsafe',
  'abuse',
  // childhood
  'age',
  'aged',
  'year',
  'class',
  'adult',
  'upset',
  // low
  'distress',
  'panic',
  // what takes the sting out
  'past',
  'news',
  'cause',
  'thing',
  'task',
  'over',
  'place',
  'accident',
  'pleasant',
  'early',
  'idiom',
  'denial',
  'their',
  'hoard',
  'hand',
  'vehicle',
  'crash',
  'option',
  'only_way',
  'what_for',
  'unwanted',
  'remain',
  'earth',
  'torment',
  'regret',
  'still_here',
  'live_for',
  'belong',
  'god',
  'take_me',
  'hate',
  'elder',
  'intrude',
  'head',
  'lacking',
  'formerly',
  'recovered',
  'baby',
  'fling',
  'birth',
  'no_bond',
  'better_for',
  'better_apart',
  'says',
  // veiled: safety with oneself, farewells, prayers to be taken, no self in the future
  'safe',
  'do_something',
  'forgive',
  'everyone',
  'letter',
  'after_me',
  'wont_need',
  'last_of_me',
  'see',
  'future',
  'fatal',
  'envy',
  'will_to_live',
  'lost',
  'wait',
  'goodbye_sent',
  'unreachable',
  // violence as control
  'neck',
  'grip',
  'withheld',
  'image',
  'share',
  'caste',
  'ragging',
  'child',
  'home',
  // a body in danger
  'emergency',
  // whole turns of phrase: a wish to be gone, an act begun
  'wish_gone',
  'about_to',
  // a body in fear
  'fear_of_dying',
  // a body in danger, not in fear
  'ache',
  // whoever collects a debt
  'lender',
  // 'if she finds out', 'she will die of shame'
  'found_out',
  'dies_of_it',
  // 'they put pressure on me', by itself no force
  'pressure',
  // 'they would kill me', of those at home, and what it is only a turn of phrase about
  'kin_kills',
  'marks',
  // 'a heart attack, now'
  'heart_attack_now',
  // 'no chest pain'
  'no_ache',
  // told every day, and near danger in its words: a ward, a career, a complaint about the chat; and a plan to tell someone at home
  'ordinary',
  'telling',
  // 'I am not a burden'
  'no_burden',
  // 'no child yet' in Hindi, which sounds like the Bengali 'to live'
  'no_child',
  // 'I took his phone': a parent, who withholds nothing from the one who writes
  'i_took',
  // a label that the chat offers, told back to it
  'offered',
  // whole turns of phrase: standing where one jumps or means laid ready; a body failing; what one is kept from, watched by, threatened with;
  // what is done to a child; how someone else takes leave
  'act_begun',
  'failing_body',
  'controlled',
  'child_in_danger',
  'leave_taking',
  // who asks for work: 'the boss will kill me'
  'superior',
] as const

export type Concept = (typeof concepts)[number]

const ids = lazy(() => new Map<string, number>(concepts.map((concept, id) => [concept, id])))

/** The place of a concept in the list; -1 for a name that is none. */
export function conceptId(concept: string): number {
  return ids().get(concept) ?? -1
}

/**
 * Concept to word forms, in small letters and NFKC, separated by a comma and one space. `मर{ना/ने}` writes several endings
 * at once, `hopeless*` takes any ending, `*ಬೇಕು` any beginning, `~suicide` forgives one wrong letter, and a form of several
 * words must stand in that order.
 */
export type Lexicon = Partial<Record<Concept, string>>
