import type { RiskTier } from '../risk-tier'

/**
 * One way of saying something. `find` names concepts: `a + b` in any order, `a > b` the second not before the first,
 * `a|b` either. All stand in one sentence within `span` words of the first; one word may carry two of them.
 */
export type Rule = {
  tier: Exclude<RiskTier, 'none'>
  find: string
  span: number
  /** None of these may stand between the words found. */
  clear?: string
  /** None of these may stand in the sentence within eight words. */
  unless?: string
  /** 'I do not want to die' makes it distress, S7. Without this, the 'not' is part of the wording or changes nothing. */
  deniable?: true
  /** Also said in calm talk too often: it counts where the learned reader, which is told of it, agrees. */
  isWeak?: true
  /** Too often a turn of phrase to be taken as said: help comes, and the chat asks before it claims anything. */
  isAsked?: true
  /** Fear gives the same signs: where the words tell of panic and of no ache it is distress. */
  isAlsoPanic?: true
  /** Only when the whole text has at most this many words. */
  mostWords?: number
  /** Fixed where grammar leaves no choice; otherwise the nearest subject before the words decides (S8). */
  about?: 'self'
}
