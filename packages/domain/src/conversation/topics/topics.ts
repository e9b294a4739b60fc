/** What people bring that has an opening of its own. */
export const topics = [
  'loneliness',
  'exams',
  'breakup',
  'marriage',
  'parents',
  'job_loss',
  'work',
  'money',
  'grief',
  'panic',
  'worry',
  'sleep',
  'baby',
  'caring',
  'body',
  'alcohol',
  'coming_out',
  'bullying',
  'blackmail',
  'discrimination',
  'anger',
  'guilt',
  'abroad',
  'loan_app',
  'low_after_birth',
  'grave_illness',
  'own_illness',
  'infertility',
  'in_laws',
  'couple',
  'farm',
  'habit',
  'drinker_at_home',
  'caste',
  'old_age',
  'friend_in_need',
  'friendship',
  'child_worry',
  'parents_fight',
  'result',
  'envy',
  'pet',
  'retired',
  'harsh_boss',
  'homesick',
  'theft',
  'teen_phone',
  'owed',
] as const

export type Topic = (typeof topics)[number]

/** What gets a short honest answer and no conversation. */
export const manners = ['rude', 'testing', 'off_topic', 'goodbye'] as const

export type Manner = (typeof manners)[number]

/** What short words can choose, whatever the question is. */
export const spokenChoices = [
  'talk',
  'try',
  'calm',
  'small_step',
  'person',
  'stop',
  'listen',
  'help',
  'skip',
  'not_now',
  'done',
  'another',
  'resume',
  'easing',
  'same',
  'worse',
  'stuck',
] as const

export type SpokenChoice = (typeof spokenChoices)[number]
