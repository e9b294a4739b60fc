import * as z from 'zod/mini'
import { errorCodes } from './error-codes'
import { providerFailure } from './provider-failures'

/** The body of every refusal (RFC 9457), sent as `application/problem+json`. It never repeats what the person sent. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  /** Which fields of the request were refused, by their dotted path. */
  fields: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  /** Seconds to wait before the same request can succeed. */
  retryAfterSeconds: z.optional(z.int()),
  /** Which service of others failed, and how; only beside `provider_failed`. */
  provider: z.optional(providerFailure),
})

export type Problem = z.infer<typeof problem>
