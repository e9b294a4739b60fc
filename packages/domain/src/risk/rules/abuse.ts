import type { Rule } from './rule'

/** S1, S14: violence at home, sexual violence, forced marriage. */
export const abuse: readonly Rule[] = [
  { tier: 'abuse', find: 'partner|family + beat', span: 7, unless: 'pleasant|news' },
  { tier: 'abuse', find: 'beat + self + severe|again|anymore|unsafe', span: 9, unless: 'pleasant|news' },
  { tier: 'abuse', find: 'other > beat > self', span: 4, unless: 'pleasant|news' },
  { tier: 'abuse', find: 'rape + self|my|partner|family', span: 8, unless: 'news' },
  { tier: 'abuse', find: 'rape', span: 1, unless: 'news', mostWords: 5 },
  { tier: 'abuse', find: 'touch + private', span: 8, unless: 'news' },
  { tier: 'abuse', find: 'family|elder > touch > self', span: 7, unless: 'news|head' },
  { tier: 'abuse', find: 'intrude + family|elder|other', span: 8, unless: 'news' },
  // 'There is pressure to marry' is told of every second home: by itself only the learned reader may raise it
  { tier: 'abuse', find: 'force + marry', span: 7, unless: 'news|pleasant|pressure' },
  { tier: 'distress', find: 'force + marry', span: 7, unless: 'news|pleasant' },
  { tier: 'abuse', find: 'pressure + marry + beat|threaten|lock|kill|withheld', span: 14, unless: 'news' },
  { tier: 'abuse', find: 'force + private', span: 6, unless: 'news|pleasant' },
  { tier: 'abuse', find: 'dowry + self|my|partner|family|beat|threaten|force', span: 10, unless: 'news' },
  { tier: 'abuse', find: 'lock + room', span: 5, unless: 'news' },
  { tier: 'abuse', find: 'threaten + self|my|partner|family', isWeak: true, span: 7, unless: 'news' },
  { tier: 'abuse', find: 'partner > kill > self', span: 6, unless: 'news|myself' },
  { tier: 'abuse', find: 'abuse + self|my|partner|family', isWeak: true, span: 8, unless: 'news' },
  { tier: 'abuse', find: 'unsafe + partner|family', isWeak: true, span: 7 },
  { tier: 'abuse', find: 'unsafe + home + drink|beat|again', span: 12, unless: 'news' },
  // control: a grip on the neck, food, money and phone withheld, pictures, threats for honour, ragging
  { tier: 'abuse', find: 'neck + grip', isWeak: true, span: 5, unless: 'news|accident|thing|pleasant' },
  { tier: 'abuse', find: 'withheld', span: 1, unless: 'news|pleasant' },
  { tier: 'abuse', find: 'image + share|threaten', span: 10, unless: 'news|pleasant' },
  { tier: 'abuse', find: 'private + image + share|threaten', span: 12, unless: 'news' },
  { tier: 'abuse', find: 'family + kill|cut|beat|threaten|end + caste', span: 12, unless: 'news' },
  { tier: 'abuse', find: 'found_out + kin_kills', span: 9, unless: 'task|marks', isAsked: true, about: 'self' },
  { tier: 'abuse', find: 'ragging + beat|private|force|unsafe|severe|again', span: 10, unless: 'news' },
  { tier: 'abuse', find: 'child + beat', span: 8, unless: 'news|pleasant|thing' },
  { tier: 'abuse', find: 'controlled', span: 1, unless: 'news' },
  { tier: 'minor', find: 'child_in_danger', span: 1 },
]
