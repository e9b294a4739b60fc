import type { PresetTopic } from '@maitri/domain'

/** The suggested questions of the specification, in its groups and order. */
export const questionGroups = [
  { name: 'mental_wellness', topics: ['anxiety', 'stress', 'depression'] },
  { name: 'self_care', topics: ['breathing', 'mindfulness', 'sleep'] },
  { name: 'relationships', topics: ['boundaries', 'connections'] },
  { name: 'getting_help', topics: ['need_therapy', 'types_of_therapy'] },
] as const satisfies readonly { name: string; topics: readonly PresetTopic[] }[]
