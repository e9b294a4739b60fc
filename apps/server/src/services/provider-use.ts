import type { ProviderFailure } from '@maitri/contracts'
import type { Logger } from 'pino'
import { AppError } from '../errors'
import { ProviderError } from '../providers/provider-error'

export type ProviderUse = ReturnType<typeof createProviderUse>

type Outcome = { requestId?: string | undefined }

/**
 * Asks a service of others for a person: leaves one log line with nothing of theirs in it, and turns a `ProviderError` into the refusal
 * that they may see. The only place that does.
 */
export function createProviderUse(log: Logger) {
  return async function useProvider<T extends Outcome>(
    provider: ProviderFailure['provider'],
    work: () => Promise<T>,
  ): Promise<T> {
    const startedAt = performance.now()
    const leave = (outcome: Record<string, unknown>) =>
      log.info({ provider, ...outcome, ms: Math.round(performance.now() - startedAt) }, 'provider')
    try {
      const answer = await work()
      leave({ status: 200, providerRequestId: answer.requestId })
      return answer
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      const { kind, status, requestId: providerRequestId } = error
      leave({ kind, status, providerRequestId })
      throw refusalOf(provider, error)
    }
  }
}

function refusalOf(provider: ProviderFailure['provider'], { kind, status, retryAfterSeconds }: ProviderError) {
  if (kind === 'not_configured') return new AppError('provider_not_configured')
  return new AppError('provider_failed', {
    provider: { provider, kind, ...(status !== undefined && { status }) },
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}
