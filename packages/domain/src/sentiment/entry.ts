import type { EmotionLabel, TopicCounts } from './sentiment-result'

/** What a word does to the words around it. */
export type Role =
  | 'negates_next'
  | 'negates_previous'
  | 'gone'
  | 'solved'
  | 'nobody'
  | 'so'
  | 'never'
  | 'links'
  | 'subject'
  | 'wishes'
  | 'turns'
  | 'concedes'
  | 'concedes_before'
  | 'past'
  | 'once'
  | 'once_after'
  | 'unreal_next'
  | 'unreal_previous'
  | 'condition'
  | 'other_person'
  | 'excepted'
  | 'compared'
  | 'everyone_else'
  | 'turns_to_self'
  | 'past_verb'
  | 'now'
  | 'intensifies'
  | 'diminishes'
  | 'joins'
  | 'stops'
  | 'ends_clause'
  | 'common'
  | 'asks'
  | 'asks_about'
  | 'self'
  | 'plain'

export type Entry = {
  effect: -1 | 0 | 1
  emotions: EmotionLabel[]
  roles: Role[]
  topics: (keyof TopicCounts)[]
  /** Weighs when negated, even where it does not lift by itself, and may then say a feeling. */
  missed: boolean
  missedEmotions: EmotionLabel[]
  faint: boolean
  phrase: boolean
  emoji: boolean
  exact: boolean
  ambiguous: boolean
}

/** One step of a phrase; `stems` holds the beginnings written as `word*`. */
export type Node = { words: Map<string, Node>; stems: Map<string, Node>; any?: Node; gap?: Node; entry?: Entry }

/** An entry that does nothing yet. */
export const newEntry = (): Entry => ({
  effect: 0,
  emotions: [],
  roles: [],
  topics: [],
  missed: false,
  missedEmotions: [],
  faint: false,
  phrase: false,
  emoji: false,
  exact: false,
  ambiguous: false,
})

export const newNode = (): Node => ({ words: new Map(), stems: new Map() })
