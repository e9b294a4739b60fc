import type { ProviderErrorKind } from '@maitri/contracts'

type Details = {
  /** How long the service asked to be left alone. */
  retryAfterSeconds?: number | undefined
  /** The service's own name of the request, for asking its operator. */
  requestId?: string | undefined
}

/** What went wrong at a service of others. It never carries what a person said or whom it was about, so that it may be logged. */
export class ProviderError extends Error {
  readonly retryAfterSeconds: number | undefined
  readonly requestId: string | undefined

  constructor(
    readonly provider: string,
    readonly kind: ProviderErrorKind,
    readonly status?: number,
    { retryAfterSeconds, requestId }: Details = {},
  ) {
    // No cause: the services' own errors repeat addresses and texts.
    super(`${provider}: ${kind}${status === undefined ? '' : ` (${status})`}`)
    this.name = 'ProviderError'
    this.retryAfterSeconds = retryAfterSeconds
    this.requestId = requestId
  }

  /** Whether the same request may succeed later without anyone changing anything. */
  get isTemporary() {
    return ['rate_limited', 'provider_down', 'timeout', 'network', 'aborted'].includes(this.kind)
  }
}
