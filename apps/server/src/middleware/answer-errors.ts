import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { Answers } from '../answers'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import { ProviderError } from '../providers/provider-error'

/** The one place where something thrown becomes an answer. */
export function answerErrors({ answers, log }: { answers: Answers; log: Logger }): ErrorHandler<AppEnv> {
  return (error, context) => {
    const asked = context.env.visit
    if (error instanceof AppError) return answers.problem(error.code, asked, error)
    // The framework throws these for a body that is no JSON; their texts may repeat it.
    if (error instanceof HTTPException && error.status < 500) return answers.problem('invalid_request', asked)
    log.error({ ...asked, error: withoutWords(error) }, 'request failed')
    return answers.problem('internal', asked)
  }
}

/**
 * What of an error may be logged: its class, its code and where it was thrown. Never its message: the store's errors repeat the values
 * of the query, and a parser's the text.
 */
export function withoutWords(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code } = error as { code?: unknown }
  const at = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(error instanceof ProviderError && { provider: error.provider, kind: error.kind, status: error.status }),
    at: at?.slice(0, 8).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: withoutWords(error.cause) }),
  }
}
