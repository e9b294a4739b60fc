import { type Fault, type Recorded, type Reply, startProviderStandIn } from './provider-stand-in'

export const googleApiKey = 'AIza-stand-in-key'

/** What goes wrong with one request; `body` is an answer of the right kind with the wrong content. */
export type GoogleFault =
  | Extract<Fault, string>
  | { status: number; retryAfter?: string; reason?: string }
  | { body: unknown }

const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
}

/** Google's body of a refusal. Real ones repeat what was sent, so give it that as `message`. */
export const googleRefusal = (status: number, message = 'Refused.', reason = 'invalid') => ({
  status,
  json: {
    error: {
      code: status,
      message,
      errors: [{ message, domain: 'global', reason }],
      status: statusNames[status] ?? 'UNKNOWN',
    },
  },
})

export const isJson = ({ headers }: Recorded) => /^application\/json\b/.test(headers['content-type'] ?? '')

/** A body as JSON; undefined where it is none. */
export function jsonOf({ body }: Recorded): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A service of Google on this machine: plays what goes wrong, one fault for each request in turn, and else leaves it to `answer`. */
export async function startGoogleApi(answer: (request: Recorded) => Reply) {
  let faults: (GoogleFault | null)[] = []
  const service = await startProviderStandIn((request) => {
    const fault = faults.shift()
    return fault ? replyOf(fault, request) : answer(request)
  })
  return {
    ...service,
    /** Forgets what arrived; the next requests meet these faults in turn, null for none. */
    play(...next: (GoogleFault | null)[]) {
      service.requests.length = 0
      faults = next
    },
  }
}

function replyOf(fault: GoogleFault, { body }: Recorded): Reply {
  if (typeof fault === 'string') return fault
  if ('body' in fault) return { status: 200, json: fault.body }
  const { status, retryAfter, reason } = fault
  return {
    ...googleRefusal(status, body.toString('utf8'), reason),
    ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
  }
}
