import type { TFunction } from 'i18next'

/** A thing in people's words: what is said of it, and under which name; a name of null is a line of its own. */
export type Described = readonly (readonly [name: string | null, text: string])[]

/** What the words of the page are read from. */
export const pageNamespaces = [
  'data',
  'safety_plan',
  'check_in',
  'coping_tools',
  'exercise_feedback',
  'mindscan',
  'feelings',
  'video',
  'stress',
  'tool_writing',
  'account',
  'booking',
  'community',
  'progress',
  'auth',
  'frame',
] as const

export type Words = TFunction<typeof pageNamespaces>
export type Format = {
  list: (parts: readonly string[]) => string
  moment: (moment: string) => string
  /** A day (YYYY-MM-DD) without its time. */
  day: (day: string) => string
  /** The title of an article; null of one that this version does not have. */
  article: (id: string) => string | null
}
