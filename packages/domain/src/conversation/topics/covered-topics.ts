import type { Topic } from './topics'

/**
 * What belongs to a topic that a talk is about already: the loan of a stolen bike, the husband in a quarrel with his mother, the classmates of
 * somebody who envies one. It is told within the topic and opens no other.
 */
const covered: Partial<Record<Topic, readonly Topic[]>> = {
  theft: ['money', 'loan_app', 'anger', 'guilt', 'worry', 'work', 'parents', 'parents_fight'],
  scam: ['money', 'loan_app', 'owed', 'theft', 'guilt', 'worry', 'anger', 'parents', 'couple'],
  stammer: ['work', 'exams', 'job_loss', 'bullying', 'self_doubt', 'worry'],
  harassment: ['work', 'harsh_boss', 'bullying', 'anger', 'guilt', 'worry', 'neighbours', 'parents'],
  privacy: ['parents', 'couple', 'in_laws', 'anger', 'teen_phone'],
  neighbours: ['sleep', 'anger', 'money', 'friendship', 'work', 'pet'],
  direction: ['work', 'exams', 'job_loss', 'parents', 'worry', 'envy', 'self_doubt', 'money'],
  self_doubt: ['work', 'exams', 'envy', 'parents', 'worry', 'guilt', 'friendship'],
  owed: ['money', 'loan_app', 'friendship', 'anger', 'worry', 'couple', 'parents'],
  farm: ['money', 'worry', 'own_illness'],
  envy: ['exams', 'result', 'friendship', 'work', 'guilt', 'money', 'abroad', 'anger', 'job_loss', 'friend_in_need'],
  result: ['exams', 'parents', 'parents_fight', 'money', 'friendship', 'guilt', 'worry'],
  harsh_boss: ['work', 'bullying', 'money', 'job_loss', 'anger', 'worry', 'sleep', 'guilt', 'parents'],
  work: ['bullying', 'anger', 'worry', 'sleep'],
  in_laws: ['couple', 'parents', 'parents_fight', 'anger', 'work', 'caring', 'child_worry', 'marriage'],
  marriage: ['parents', 'couple', 'parents_fight', 'work', 'anger', 'guilt'],
  parents: ['parents_fight', 'work', 'anger'],
  child_worry: ['habit', 'exams', 'result', 'anger', 'abroad', 'couple', 'work'],
  teen_phone: ['habit', 'exams', 'result', 'child_worry', 'anger', 'abroad', 'couple', 'parents', 'worry'],
  homesick: ['loneliness', 'abroad', 'exams', 'parents', 'caring', 'friendship', 'money'],
  retired: ['old_age', 'loneliness', 'work', 'parents', 'abroad', 'child_worry', 'money'],
  pet: ['grief', 'loneliness', 'work', 'anger', 'sleep'],
  caring: ['abroad', 'work', 'money', 'sleep', 'job_loss', 'parents', 'grave_illness', 'couple'],
  coming_out: ['marriage', 'parents', 'couple', 'anger', 'loneliness', 'friendship'],
  grief: ['old_age', 'caring'],
  grave_illness: ['abroad', 'work', 'caring', 'sleep', 'parents', 'job_loss'],
  breakup: ['habit', 'sleep', 'work', 'friendship', 'loneliness', 'exams'],
}

/** Whether words about `named` are still about `current`. */
export const isCovered = (current: Topic | 'open', named: Topic): boolean =>
  current !== 'open' && (covered[current]?.includes(named) ?? false)
