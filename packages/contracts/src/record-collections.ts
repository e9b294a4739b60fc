import type * as z from 'zod/mini'
import { activities } from './activities'
import { analyses, measuredFields } from './analyses'
import { checkIns } from './check-ins'
import { exerciseFeedback, exerciseHistory, routines } from './exercises'
import type { RecordEndpoints } from './records'
import { savedArticles } from './saved-articles'
import { stressReadingBody, stressReadings } from './stress-readings'
import { toolWritings } from './tool-writings'

type RecordCollection = {
  /** Schema and routes. */
  endpoints: RecordEndpoints
  /** What people count its records as: a key of `things` in the messages `data.json`. */
  countedAs: string
  /** The local-storage key of `docs/rules.md`, section 3, under which a guest's records lie; null where they lie in IndexedDB. */
  guestStorageName: string | null
  /** Fields that make sense only together, so that of two devices' changes one stands whole; every other field stands by itself. */
  together?: readonly (readonly string[])[]
}

/** Of most collections a guest's records lie in IndexedDB. */
const inTables = { guestStorageName: null } as const

/**
 * Every collection of private records, by its name in the path, in the store and on the device. The server's routes, the OpenAPI
 * document, download, counts and erasure, and the web's tables, sync and guest move all follow this list.
 */
export const recordCollections = {
  'check-ins': { ...inTables, endpoints: checkIns, countedAs: 'check_ins' },
  analyses: { ...inTables, endpoints: analyses, countedAs: 'readings', together: [measuredFields] },
  'stress-readings': {
    ...inTables,
    endpoints: stressReadings,
    countedAs: 'stress_readings',
    together: [Object.keys(stressReadingBody.shape)],
  },
  'exercise-history': {
    ...inTables,
    endpoints: exerciseHistory,
    countedAs: 'exercises',
    guestStorageName: 'exerciseHistory',
  },
  'exercise-feedback': {
    ...inTables,
    endpoints: exerciseFeedback,
    countedAs: 'notes',
    guestStorageName: 'exerciseFeedback',
  },
  routines: { ...inTables, endpoints: routines, countedAs: 'routines', guestStorageName: 'savedRoutines' },
  'tool-writings': {
    ...inTables,
    endpoints: toolWritings,
    countedAs: 'writings',
    together: [['grid', 'symmetry', 'strokes']],
  },
  'saved-articles': { ...inTables, endpoints: savedArticles, countedAs: 'saved_articles' },
  activities: { endpoints: activities, countedAs: 'activities', guestStorageName: 'recentActivities' },
} as const satisfies Record<string, RecordCollection>

export type CollectionName = keyof typeof recordCollections

/** The names of all collections, in the order in which people see them listed. */
export const collectionNames = Object.keys(recordCollections) as CollectionName[]

/** The body of a record of one collection, as it was parsed. */
export type RecordBody<C extends CollectionName> = z.output<
  (typeof recordCollections)[C]['endpoints']['write']['body']
>['body']

/** The part of a record to which a field of its body belongs, named by the first of its fields. */
export function partOfField(collection: CollectionName): (field: string) => string {
  const { together = [] }: RecordCollection = recordCollections[collection]
  const parts = new Map(together.flatMap((fields) => fields.map((field) => [field, fields[0] ?? field])))
  return (field) => parts.get(field) ?? field
}
