import type { ProviderErrorKind } from '@maitri/contracts'

const kinds: Record<number, ProviderErrorKind> = {
  400: 'bad_request',
  401: 'unauthorized',
  402: 'payment_required',
  403: 'unauthorized',
  408: 'timeout',
  413: 'too_large',
  415: 'unsupported_media',
  422: 'bad_request',
  429: 'rate_limited',
}

/** What an HTTP status, or the code of a failed job, says went wrong. */
export function kindOfStatus(status: number): ProviderErrorKind {
  return kinds[status] ?? (status >= 500 && status < 600 ? 'provider_down' : 'other')
}
