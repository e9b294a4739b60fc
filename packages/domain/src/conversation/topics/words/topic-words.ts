import type { Manner, SpokenChoice, Topic } from '../topics'

/**
 * The words of one language by which a topic is heard; a new topic needs its list in every table of this folder, in the script of the language
 * and in Latin letters. Entries are written as in `replies/words/reply-words.ts`.
 */
export type TopicWords = {
  topics: Record<Topic, string>
  /** Panic that is here at this moment. */
  panicNow: string
  /** A person to talk to is asked for. */
  wantsPerson: string
  manners: Record<Manner, string>
  /** What chooses by itself, where nothing but `filler` stands beside it. */
  spoken: Record<SpokenChoice, string>
  filler: string
  /** By these a message asks for something to know. */
  asks: string
}
