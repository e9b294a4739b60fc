/**
 * The closed vocabulary of health topics that a search on the web may name: the only words of a person's text that ever leave the
 * device, and no name or place can stand among them.
 */
export const topicWordList = [
  'stress',
  'exam stress',
  'work stress',
  'overwhelm',
  'relaxation',
  'meditation',
  'yoga',
  'anxiety',
  'worry',
  'panic attacks',
  'breathing',
  'depression',
  'low mood',
  'sleep',
  'anger',
  'loneliness',
  'grief',
  'self-esteem',
  'guilt',
  'tiredness',
  'headache',
  'concentration',
  'relationships',
  'family conflict',
  'parenting',
  'pregnancy',
  'caregiving',
  'alcohol',
  'tobacco',
  'screen time',
  'eating habits',
  'exercise',
  'money worries',
  'violence at home',
  'bullying',
  'OCD',
  'trauma',
  'ADHD',
  'therapy',
  'happiness',
  'mental health',
] as const

export type TopicWord = (typeof topicWordList)[number]

/** The most topics of one search; with their names in any language that is at most about eight words. */
export const topicsMax = 3
