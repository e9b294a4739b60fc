import type { Reading } from '../reading'

/** When a reading was made, for a person to read. */
export function momentOf({ occurredAt }: Reading, language: string): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(occurredAt),
  )
}
