import type { TFunction } from 'i18next'

/** What the words of the page are read from, beside those for its records. */
export const pageNamespaces = [
  'data',
  'safety_plan',
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
}
