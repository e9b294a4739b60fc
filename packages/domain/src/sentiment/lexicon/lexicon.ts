import type { EmotionLabel, TopicCounts } from '../sentiment-result'

/**
 * The words of one language. Each field is a list with commas between the entries; an entry is a word or a phrase.
 *
 * - `word*`   every word that begins so (for languages that build words from a stem and endings)
 * - `=word`   this form only, no inflected one
 * - `~word`   counts faintly: it gives way to a plain word of the opposite effect in the same sentence
 * - `_`       inside a phrase: any one word
 * - `..`      inside a phrase: none to three words
 */
export type Lexicon = {
  /** Words that say a feeling; an entry may stand under several feelings. */
  feelings: Partial<Record<Exclude<EmotionLabel, 'neutral'>, string>>
  /** Words that lift without naming a feeling. */
  lifts: string
  /** Words that weigh without naming a feeling. */
  weighs: string
  /** Words that say nothing alone and weigh when they are missing or negated (sleep, friends, focus), by the feeling this says, if it says one. */
  missed: Partial<Record<Exclude<EmotionLabel, 'neutral'> | 'unnamed', string>>
  /** Phrases in which a word that would count does not: 'good morning', 'not only'. */
  plain: string
  negations: {
    /** Stand before what they negate. */
    before: string
    /** Stand after what they negate. */
    after: string
    /** Stand before what lifts and take it away; before what weighs they change nothing: nobody. */
    nobody: string
    /** After one of these a `never` says how much, not that it is missing: 'इतना खुश कभी नहीं था'. */
    so: string
    never: string
    /** Say that a feeling is gone: 'శాంతి పోయింది', 'భయం పోయింది'. */
    gone: string
    /** Endings of verbs that `gone` only completes: 'విరిగి పోయింది' is broken, not no longer broken. */
    completed: string
    /** Say that what weighs is settled: 'समस्या हल हो गई'. */
    solved: string
    /** Endings that negate the word they are part of. */
    endings: string
  }
  /** A lifting word after these is missing: 'I wish I was happy'. */
  wishes: string
  /** A verb of what is not so (`before` or `after` what it is said of) with a condition in its sentence: 'I would be happy if'. */
  unreal: { before: string; after: string; conditions: string }
  /** What is said of others and, by that, not of the speaker. */
  others: {
    /** Words for others, to tell whose luck was spoken of. */
    persons: string
    /** Leave the speaker out of what is said: 'except me'. */
    excepted: string
    /** Set the speaker below what is said: 'than me'. */
    compared: string
    /** What lifts after these belongs to everyone but the speaker: 'everyone else'. */
    everyoneElse: string
    /** After what lifted others they turn to the speaker: 'and I'. */
    turnsToSelf: string
  }
  contrasts: {
    /** What follows weighs more: but, however. */
    turns: string
    /** What follows weighs less: although, despite. */
    concedes: string
    /** What went before weighs less: 'के बावजूद'. */
    concedesBefore: string
  }
  /** What is said was once and is no more: 'used to'. */
  past: string
  /** Say 'once' only together with a `pastVerbs` word in the same clause. */
  once: string
  /** The same at the end of a clause: 'I was happy once'. */
  onceAfter: string
  pastVerbs: string
  /** Turn away from what was before it: 'now'. */
  now: string
  intensifiers: string
  diminishers: string
  /** Words over which a negation reaches on to the next word of feeling. */
  joins: string
  /** Between two words of feeling they say that the second is true of the first: 'my confidence is broken'. */
  links: string
  /** Words with which a new clause begins once something else has been said: I, he, we. */
  subjects: string
  /** Words at which the reach of a negation ends. */
  stops: string
  /** Words that close a clause; a negation after them does not reach back over them. */
  clauseEnds: string
  /** Common words without weight; a negation reaches over them. They also tell which language a sentence is in. */
  common: string
  /** Words that count only where the sentence is clearly in this language, since another language has them too. */
  ambiguous: string
  topics: Record<keyof TopicCounts, string>
  /** Words for the one who speaks. */
  self: string
  /** A sentence with one of these and without the speaker asks about a feeling and does not say one: 'what is anxiety'. */
  asksAbout: string
  questions: string
  /** `typed=meant`, for spellings that no rule finds. */
  spellings: string
}
