import { PgPreparedQuery } from 'drizzle-orm/pg-core'

/** What the engine answers where a unique value is there already. */
export const duplicate = '23505'

/** What it answers where the disk is full. */
export const diskFull = '53100'

/** What a failed query means to whoever asked, where it is no bug: come again later, there is no room, or such a text cannot be kept. */
export type QueryErrorKind = 'unavailable' | 'storage_full' | 'invalid_text' | 'other'

/**
 * A query that failed, without the values that were sent with it: drizzle's own error and the engine's `detail` repeat them, and a
 * person's words never stand in an error (`docs/safety.md` P11).
 */
export class QueryError extends Error {
  readonly kind: QueryErrorKind

  constructor(
    /** The SQLSTATE, for instance '23505' for a duplicate; null where the engine was not reached. */
    readonly code: string | null,
    readonly constraint: string | null,
    query: string,
    cause?: unknown,
  ) {
    super(`The store refused a query (${[code ?? 'no answer', constraint].filter(Boolean).join(', ')}): ${query}`)
    this.name = 'QueryError'
    this.kind = kindOf(code, cause)
  }
}

/** The same failure without the values that were sent. */
export function queryErrorOf(error: unknown, query: string): QueryError {
  if (error instanceof QueryError) return error
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return new QueryError(asText(code), asText(constraint), query, error)
}

/** SQLSTATEs by their beginning (PostgreSQL, appendix A), and the codes of Node for a server that cannot be reached. */
const unavailable = [
  ...['08', '53300', '53200', '55P03', '57', '25P03', '25P04', '40001', '40P01'],
  ...['ECONN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]
const storageFull = [diskFull, 'ENOSPC', 'EDQUOT']
/** A character that the encoding does not have, and NUL, which no text of PostgreSQL holds. */
const invalidText = ['22021', '22P05']

function kindOf(code: string | null, cause: unknown): QueryErrorKind {
  // The driver says by a plain error without a code that a connection was lost, or that none came free in time; a bug has a class.
  if (code === null) return cause instanceof Error && cause.constructor === Error ? 'unavailable' : 'other'
  const isOf = (beginnings: string[]) => beginnings.some((beginning) => code.startsWith(beginning))
  if (isOf(unavailable)) return 'unavailable'
  if (isOf(storageFull)) return 'storage_full'
  return isOf(invalidText) ? 'invalid_text' : 'other'
}

type RunQuery = (this: unknown, text: string, params: unknown, query: () => Promise<unknown>) => Promise<unknown>

const queries = PgPreparedQuery.prototype as unknown as { queryWithCache: RunQuery; isQuiet?: true }

/** Makes every failing query of both engines throw a `QueryError`. drizzle 0.45 has no setting for it. */
export function keepValuesOutOfErrors(): void {
  if (queries.isQuiet) return
  queries.isQuiet = true
  queries.queryWithCache = async (text, _params, query) => {
    try {
      return await query()
    } catch (error) {
      throw queryErrorOf(error, text)
    }
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null)
