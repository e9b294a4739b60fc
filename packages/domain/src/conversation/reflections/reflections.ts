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
  'left_with_it',
  'others_fine',
  'holds_it_in',
  'froze',
  'forgets',
  'dreads_going',
  'torn',
  'unheard_wish',
  'secret',
  'silence',
  'shame',
  'crying',
  'memory',
  'missing',
  'small_good',
  'alone_there',
  'friend_there',
  'afraid',
  'exhausted',
] as const

export type Reflection = (typeof reflections)[number]
