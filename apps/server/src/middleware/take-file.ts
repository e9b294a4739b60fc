import { Readable, Transform } from 'node:stream'
import type { Endpoint } from '@maitri/contracts'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import type { SentFile } from '../sent-file'

/** Nothing else may reach the header of a request to a provider. */
const mediaType = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,60}$/

/**
 * The body of a request as a stream of bytes, refused by its type and its length before a byte of it is read. The raw Node request is
 * taken rather than the framework's stream of it, which costs twice the memory (decision 0009).
 */
export function takeFile(context: Context<AppEnv>, { types, maxBytes }: NonNullable<Endpoint['file']>): SentFile {
  const contentType = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!mediaType.test(contentType) || !types.some((type) => contentType.startsWith(type))) {
    throw new AppError('unsupported_media')
  }
  const length = context.req.header('content-length')
  const byteLength = length === undefined ? null : Number(length)
  if (byteLength !== null && byteLength > maxBytes) throw new AppError('payload_too_large')
  // First the signal: whoever reads the file then knows that its sender left before the file itself fails.
  const signal = goneSignal(context)
  const bytes = atMost(maxBytes, bodyOf(context))
  // A file that nobody read would hold up the rest of the request, which the framework reads away before it closes.
  context.env.outgoing?.once('close', () => bytes.destroy())
  return { contentType, byteLength, bytes, signal }
}

/** Fires when the sender goes away before they are answered. */
export function goneSignal({ env, req }: Context<AppEnv>): AbortSignal {
  const { incoming, outgoing } = env
  if (!incoming || !outgoing) return req.raw.signal
  const controller = new AbortController()
  incoming.once('error', () => controller.abort())
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort()
  })
  return controller.signal
}

/** A test that asks the app directly has no Node request. */
function bodyOf({ env, req }: Context<AppEnv>): Readable {
  if (env.incoming) return env.incoming as unknown as Readable
  return req.raw.body ? Readable.fromWeb(req.raw.body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([])
}

/**
 * Counts what passes. `pipe` and not `pipeline`: whoever stops reading must not destroy the request, whose connection the answer still
 * has to go out on.
 */
function atMost(maxBytes: number, body: Readable): Readable {
  let count = 0
  const counted = new Transform({
    transform(chunk: Uint8Array, _, done) {
      count += chunk.length
      if (count > maxBytes) done(new AppError('payload_too_large'))
      else done(null, chunk)
    },
  })
  // Without a listener a failure would end the process where nobody reads the file.
  counted.on('error', () => {})
  body.on('error', (error) => counted.destroy(error))
  return body.pipe(counted)
}
