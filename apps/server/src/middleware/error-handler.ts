import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import { withoutWords } from '../redact'
import type { Responses } from '../responses'
import { refusalOfStore } from '../store-refusal'

/** The one place where something thrown becomes an answer. */
export function handleErrors({ responses, log }: { responses: Responses; log: Logger }): ErrorHandler<AppEnv> {
  return (error, context) => {
    const asked = context.env.visit
    if (error instanceof AppError) return responses.problem(error.code, asked, error)
    // The framework throws these for a body that is no JSON; their texts may repeat it.
    if (error instanceof HTTPException && error.status < 500) return responses.problem('invalid_request', asked)
    const refusal = refusalOfStore(error)
    if (refusal) {
      log.warn({ ...asked, error: withoutWords(error) }, 'the store refused')
      return responses.problem(refusal.code, asked, refusal)
    }
    log.error({ ...asked, error: withoutWords(error) }, 'request failed')
    return responses.problem('internal', asked)
  }
}
