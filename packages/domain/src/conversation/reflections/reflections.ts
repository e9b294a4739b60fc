/** These have a line and no question of their own: the topic's is asked after it. */
const withoutOwnQuestion = [
  'reassure',
  'going_over',
  'watched',
  'unwanted',
  'others_ahead',
  'sees_them_suffer',
  'lets_down',
] as const

/**
 * What people tell, whatever the topic is: each has a line that takes it up and a question that belongs to it. Of several the earlier one is
 * meant, which is the more particular. What people ask of Mindmitra stands in `hearing/moves`.
 */
const particular = [
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
  ...withoutOwnQuestion,
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

/**
 * The kinds of what happened: they are told in every second message, and the topic's questions belong to them as well. They stand behind all others,
 * because those say more.
 */
const general = [
  'worthless',
  'did_it',
  'own_doing',
  'done_to_me',
  'someone_ill',
  'body',
  'sleepless',
  'money_short',
  'waiting',
  'said_to_me',
  'lost',
  'tried_hard',
  'unfair',
  'stuck',
  'not_knowing',
  'new_place',
  'wish',
  'duration',
] as const

export const reflections = [...particular, ...general] as const

export type Reflection = (typeof reflections)[number]

export const isGeneral = (told: Reflection) => general.some((one) => one === told)

/** Those that are told most have three lines, or two, for a talk that comes back to them. */
const threeLines: readonly Reflection[] = ['missing', 'dismissed', 'alone_there', 'crying', 'small_good']
const twoLines: readonly Reflection[] = ['said_to_me', 'done_to_me', 'wish', 'duration', 'did_it', 'body', 'waiting']

/** The lines that take up what is told, in the order in which they are said. */
export const linesOf = (told: Reflection) =>
  (threeLines.includes(told) ? ['', '_b', '_c'] : twoLines.includes(told) ? ['', '_b'] : ['']).map(
    (wording) => `reflect.${told}${wording}`,
  )

/** The question that belongs to what is told; none for a general kind. */
export const questionOf = (told: Reflection): readonly string[] =>
  isGeneral(told) || withoutOwnQuestion.some((one) => one === told) ? [] : [`reflect.${told}_ask`]
