import type { Readable } from 'node:stream'

/** A file on its way through: it is read once, passed on as it comes, and never held whole or written down. */
export type SentFile = {
  /** The media type in lower case, without its parameters. */
  contentType: string
  /** Null where the sender did not say. */
  byteLength: number | null
  /** Fails with `payload_too_large` where more comes than the endpoint takes. */
  bytes: Readable
  /** Fires when the sender goes away before they are answered. */
  signal: AbortSignal
}
