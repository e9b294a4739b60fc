import type { ProviderErrorKind, ProviderFailure, Site } from '@maitri/contracts'
import type { ApiError } from '../../../../lib/api-client'

/** How a transcription went wrong, as the error catalogue of the specification (section 8) tells the cases apart. */
export type TranscriptionFailure = { service: 'gladia' | 'other' } & (
  | {
      kind:
        | 'bad_request'
        | 'unauthorized'
        | 'payment_required'
        | 'too_large'
        | 'rate_limited'
        | 'down'
        | 'no_answer'
        | 'invalid'
        | 'other'
    }
  | { kind: 'status'; status: number }
  /** Maitri's own limit: the service was not asked. */
  | { kind: 'own_limit' }
  /** Nothing was sent on to the service; `code` says why. */
  | { kind: 'setup'; code: ApiError['code'] }
)

type Kind = Exclude<TranscriptionFailure['kind'], 'status' | 'setup' | 'own_limit'>

/** Reads what the server refused with. `configured` is the service that this installation uses, for answers that do not name it. */
export function transcriptionFailureOf(error: ApiError, configured: Site['transcription']): TranscriptionFailure {
  const service = (error.provider?.provider ?? configured) === 'gladia' ? 'gladia' : 'other'
  if (error.provider) return { service, ...caseOf(error.provider) }
  if (error.code === 'network' || error.code === 'unavailable') return { service, kind: 'no_answer' }
  if (error.code === 'payload_too_large') return { service, kind: 'too_large' }
  if (error.code === 'too_many_requests') return { service, kind: 'own_limit' }
  if (error.code === 'unsupported_media') return { service, kind: 'bad_request' }
  return { service, kind: 'setup', code: error.code }
}

const byStatus: Partial<Record<number, Kind>> = {
  400: 'bad_request',
  401: 'unauthorized',
  402: 'payment_required',
  413: 'too_large',
  429: 'rate_limited',
  500: 'down',
  502: 'down',
  503: 'down',
  504: 'down',
}

const byKind: Record<ProviderErrorKind, Kind> = {
  not_configured: 'unauthorized',
  bad_request: 'bad_request',
  unauthorized: 'unauthorized',
  payment_required: 'payment_required',
  too_large: 'too_large',
  unsupported_media: 'bad_request',
  rate_limited: 'rate_limited',
  provider_down: 'down',
  timeout: 'no_answer',
  network: 'no_answer',
  invalid_response: 'invalid',
  aborted: 'no_answer',
  other: 'other',
}

/** The status decides where there is one: it is what the catalogue goes by. A readable answer of the wrong shape has a status too. */
function caseOf({ kind, status }: ProviderFailure): { kind: Kind } | { kind: 'status'; status: number } {
  if (status === undefined || kind === 'invalid_response') return { kind: byKind[kind] }
  const known = byStatus[status]
  return known ? { kind: known } : { kind: 'status', status }
}
