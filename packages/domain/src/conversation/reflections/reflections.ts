/** What is asked of Mindmitra itself, the most pressing first: it is answered before anything that is told beside it. */
export const requests = [
  'complaint',
  'just_listen',
  'wrong_language',
  'ability',
  'pay_them',
  'is_it_dangerous',
  'am_i_bad',
  'how_to_tell',
  'official_help',
  'what_to_do',
] as const

export type Request = (typeof requests)[number]

/**
 * What people tell, whatever the topic is: each has a line that takes it up and a question that belongs to it. Of several the earlier one is
 * meant, which is the more particular.
 */
export const tellings = [
  'good_news',
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
  'nothing',
] as const

export type Telling = (typeof tellings)[number]

export type Reflection = Request | Telling

export const reflections: readonly Reflection[] = [...requests, ...tellings]
