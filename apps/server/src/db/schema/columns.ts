import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment that goes over the wire: an ISO 8601 string in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** A moment that only the server reads. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' })

/** PGlite answers a Uint8Array, pg a Buffer, which is one too. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
