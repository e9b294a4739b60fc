import type { PresentRecord } from '../../../../data/records/record-store'

/** One saved reading of the stress monitor, with its moment. */
export type SavedReading = PresentRecord<'stress-readings'>
