import type { TFunction } from 'i18next'

/** A thing in people's words: what is said of it, and under which name; a name of null is a line of its own. */
export type Described = readonly (readonly [name: string | null, text: string])[]

/** What the words for a record are read from. */
export const recordNamespaces = [
  'check_in',
  'coping_tools',
  'exercise_feedback',
  'mindscan',
  'feelings',
  'video',
  'stress',
  'tool_writing',
] as const

export type RecordWords = TFunction<typeof recordNamespaces>

export type RecordFormat = {
  list: (parts: readonly string[]) => string
  moment: (moment: string) => string
  /** The title of an article; null of one that this version does not have. */
  article: (id: string) => string | null
}
