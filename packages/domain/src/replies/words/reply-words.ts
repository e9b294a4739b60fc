import type { PresetTopic, RuleClass } from '../reply-kind'

/**
 * The words of one language. Every entry is a list of phrases with commas between; a phrase is words in their order, and
 * - `a|b` in the place of a word: either of them;
 * - `word*`: that beginning with any ending, for inflected forms;
 * - `..`: up to six other words of the same sentence;
 * - `^` before a phrase: only where a sentence begins; `=` before it: only where it is the whole message.
 * Where phrases of different rules lie inside one another, the longer one counts ('thanks for your help' is no call for help).
 */
export type ReplyWords = {
  /** Whole questions, or the part by which they are known. */
  presets: Record<PresetTopic, string>
  rules: Record<RuleClass, string>
  /** Feelings without a rule of their own: they count as `sad` where nothing else is named. */
  troubled: string
  /** Phrases that hold a rule's word and mean something else. */
  idioms: string
  /** Words that turn a good feeling into a bad one, and take a bad one back. */
  not: string
  /** In English a negation stands before what it negates, in the Indian languages mostly after it. */
  notStands: 'before' | 'around'
  followUp: {
    more: string
    first: string
    second: string
    third: string
    /** Words that may stand around a follow-up without changing it. */
    filler: string
  }
}
