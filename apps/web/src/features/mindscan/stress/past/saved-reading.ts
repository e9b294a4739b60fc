import type { PresentRecord } from '../../../../data/records/record-table'

/** One saved reading of the stress monitor, with its moment. */
export type SavedReading = PresentRecord<'stress-readings'>

/** Day and time as people write them in India, in their language. */
export function dateOf({ occurredAt }: Pick<SavedReading, 'occurredAt'>, language: string): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(occurredAt),
  )
}
