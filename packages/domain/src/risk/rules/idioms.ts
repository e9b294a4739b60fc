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
  // 'if she finds out she will die of shame', 'if he finds out I'm dead': nobody means to die
  {
    find: 'found_out > dies_of_it',
    span: 5,
    blank: 'die|will_die|dead|death|want|intent|wish_gone',
    within: 'dies_of_it',
  },
  // 'the boss will kill me today', where मुझे is also heard as a wish
  { find: 'superior + kin_kills', span: 6, blank: 'kill|kin_kills|threaten|intent', clear: 'weapon' },
  // 'no chest pain'
  { find: 'no_ache', span: 1, blank: 'chest|pain|emergency|hurt' },
  // 'I am not a burden', said of oneself or of someone at home
  { find: 'no_burden', span: 1, blank: 'burden|torment|wish_gone' },
  // 'maine phone chheen liya' is a parent's own doing
  { find: 'i_took + withheld', span: 4, blank: 'withheld', clear: 'partner|family|self' },
  // 'bachcha nahi hua' of a couple without a child sounds like 'live' in Bengali
  { find: 'no_child', span: 1, blank: 'live|cant_live', clear: 'want' },
  // 'my heart is beating fast', 'हाथ काँप रहे हैं', where काप cuts in Marathi
  { find: 'panic + beat|cut', span: 3, blank: 'beat|cut|body', within: 'panic' },
  // 'dying of laughter', 'भूख से मर रही हूँ'
  { find: 'die|will_die|dead|kill + cause', span: 4, blank: 'die|will_die|dead|kill|want' },
  // 'my phone is dead', 'the battery died'
  { find: 'thing + dead|kill', span: 3, blank: 'dead|kill' },
  // 'my phone died', but neither 'I want to die when my phone is off' nor 'no phone, want to die'
  { find: 'thing > die', span: 3, blank: 'die', clear: 'want' },
]
