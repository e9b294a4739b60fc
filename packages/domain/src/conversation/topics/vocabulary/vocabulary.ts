import type { Topic } from '../topics'

/** What people tell of, and the topic whose opening fits: some is told in other words than the topic's own. */
export const topicOfVocabulary = {
  loneliness: 'loneliness',
  hostel: 'loneliness',
  exams: 'exams',
  breakup: 'breakup',
  marriage_pressure: 'marriage',
  marriage_trouble: 'couple',
  parents: 'parents',
  parents_fight: 'parents_fight',
  job_loss: 'job_loss',
  work: 'work',
  money: 'money',
  loan_app: 'loan_app',
  farm: 'farm',
  grief: 'grief',
  caring: 'caring',
  own_illness: 'own_illness',
  panic: 'panic',
  worry: 'worry',
  sleep: 'sleep',
  baby: 'baby',
  infertility: 'infertility',
  pregnancy: 'baby',
  body: 'body',
  alcohol: 'alcohol',
  drinker_at_home: 'drinker_at_home',
  habit: 'habit',
  coming_out: 'coming_out',
  bullying: 'bullying',
  blackmail: 'blackmail',
  discrimination: 'discrimination',
  anger: 'anger',
  guilt: 'guilt',
  abroad: 'abroad',
  old_age: 'old_age',
  friend: 'friendship',
  friend_in_need: 'friend_in_need',
  child_worry: 'child_worry',
  scam: 'scam',
  stammer: 'stammer',
  harassment: 'harassment',
  privacy: 'privacy',
  neighbours: 'neighbours',
  direction: 'direction',
  self_doubt: 'self_doubt',
  low_mood: 'low_mood',
} as const satisfies Record<string, Topic>

/**
 * The words of one language that are said of a topic where its own name does not fall, written as in `replies/words/reply-words.ts`. A word weighs
 * 1, and so needs another one; a phrase of several words weighs 1.5 and is enough, as is a word after `+`; what stands after `!` weighs 2 and
 * outweighs a phrase of another topic.
 */
export type Vocabulary = Record<keyof typeof topicOfVocabulary, string>
