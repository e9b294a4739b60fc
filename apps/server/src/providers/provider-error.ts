import type { ProviderErrorKind } from '@maitri/contracts'

/** What went wrong at a service of others. It never carries what a person said or whom it was about, so that it may be logged. */
export class ProviderError extends Error {
  constructor(
    readonly provider: string,
    readonly kind: ProviderErrorKind,
    readonly status?: number,
  ) {
    // No cause: the services' own errors repeat addresses and texts.
    super(`${provider}: ${kind}${status === undefined ? '' : ` (${status})`}`)
    this.name = 'ProviderError'
  }

  /** Whether the same request may succeed later without anyone changing anything. */
  get isTemporary() {
    return ['rate_limited', 'provider_down', 'timeout', 'network', 'aborted'].includes(this.kind)
  }
}
