import {
  activities,
  analyses,
  checkIns,
  exerciseFeedback,
  exerciseHistory,
  routines,
  savedArticles,
  stressReadings,
  toolWritings,
} from '@maitri/contracts'
import type * as z from 'zod/mini'
import type { DeviceRecord } from './record-table'

/** Every collection of private records, by the name it has on this device. A later collection adds its line here. */
export const recordCollections = {
  analyses,
  activities,
  'check-ins': checkIns,
  'saved-articles': savedArticles,
  'stress-readings': stressReadings,
  'exercise-history': exerciseHistory,
  'exercise-feedback': exerciseFeedback,
  routines,
  'tool-writings': toolWritings,
}

export type CollectionName = keyof typeof recordCollections

export type RecordBody<C extends CollectionName> = z.output<(typeof recordCollections)[C]['write']['body']>['body']

/** A record that is there, newest first in every list. */
export type PresentRecord<C extends CollectionName> = Omit<DeviceRecord, 'body'> & { body: RecordBody<C> }
