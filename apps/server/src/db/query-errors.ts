import { PgPreparedQuery } from 'drizzle-orm/pg-core'

/** What the engine answers where a unique value is there already. */
export const duplicate = '23505'

/**
 * A query that failed, without the values that were sent with it: drizzle's own error and the engine's `detail` repeat them, and a
 * person's words never stand in an error (`docs/safety.md` P11).
 */
export class QueryError extends Error {
  constructor(
    /** The SQLSTATE, for instance '23505' for a duplicate; null where the engine was not reached. */
    readonly code: string | null,
    readonly constraint: string | null,
    query: string,
  ) {
    super(`The store refused a query (${[code ?? 'no answer', constraint].filter(Boolean).join(', ')}): ${query}`)
    this.name = 'QueryError'
  }
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
      const { code, constraint } = error as { code?: unknown; constraint?: unknown }
      throw new QueryError(asText(code), asText(constraint), text)
    }
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null)
