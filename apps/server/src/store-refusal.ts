import { QueryError, type QueryErrorKind } from './db/query-errors'
import { AppError } from './errors'

/** How soon a store that does not answer is worth another try. */
const retryAfterSeconds = 5

const refusals: Record<QueryErrorKind, () => AppError | null> = {
  unavailable: () => new AppError('unavailable', { retryAfterSeconds }),
  storage_full: () => new AppError('storage_full'),
  invalid_text: () => new AppError('invalid_request'),
  other: () => null,
}

/** The refusal that a failure of the store means to whoever asked, also where a library passed it on; null where it is something else. */
export function refusalOfStore(error: unknown): AppError | null {
  if (error instanceof QueryError) return refusals[error.kind]()
  return error instanceof Error && error.cause !== undefined ? refusalOfStore(error.cause) : null
}
