/**
 * What people tell, whatever the topic is: each has a line that takes it up and a question that belongs to it. Of several the earlier one is
 * meant, which is the more particular. What people ask of Mindmitra stands in `hearing/moves`.
 */
export const reflections = [
  'controlled',
  'numb',
  'humiliated',
  'compared',
  'blamed',
  'dismissed',
  'help_refused',
  'left_with_it',
  'others_fine',
  'holds_it_in',
  'froze',
  'forgets',
  'dreads_going',
  'torn',
  'unheard_wish',
  'pressure',
  'crying',
  'secret',
  'silence',
  'guilt',
  'shame',
  'memory',
  'missing',
  'plan',
  'hope',
  'small_good',
  'alone_there',
  'friend_there',
  'anger',
  'afraid',
  'exhausted',
] as const

export type Reflection = (typeof reflections)[number]

/** Those that are told most have three lines, for a talk that comes back to them. */
const oftenTold: readonly Reflection[] = ['missing', 'dismissed', 'alone_there', 'crying', 'small_good']

/** The lines that take up what is told, in the order in which they are said. */
export const linesOf = (told: Reflection) =>
  (oftenTold.includes(told) ? ['', '_b', '_c'] : ['']).map((wording) => `reflect.${told}${wording}`)
