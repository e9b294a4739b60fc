import type { PresentRecord } from '../../../../data/records/record-table'

/** One saved reading of the stress monitor, with its moment. */
export type SavedReading = PresentRecord<'stress-readings'>
