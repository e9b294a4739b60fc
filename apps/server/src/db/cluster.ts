import { Pool, type PoolClient } from 'pg'
import { queryErrorOf } from './query-errors'

/** A pool that says as queries do why it has no connection: drizzle asks it for one before a transaction, outside of any query. */
class StorePool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(done: Parameters<Pool['connect']>[0]): void
  override connect(done?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (done) {
      super.connect(done)
      return
    }
    return super.connect().catch((error: unknown) => {
      throw queryErrorOf(error, 'begin')
    })
  }
}

/** How long a transaction waits for a lock that another holds, and how long one statement may take. */
const lockTimeoutMs = 5_000
const statementTimeoutMs = 30_000

/** A pool of connections to a PostgreSQL server. A statement that hangs is given up, so that it cannot hold up every other. */
export function createPool(databaseUrl: string): Pool {
  const pool = new StorePool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    lock_timeout: lockTimeoutMs,
    statement_timeout: statementTimeoutMs,
    // A server that is gone without a word is noticed by the system's own questions.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'maitri',
  })
  // Connections are lost, idle and in use; whoever uses one hears of it by the query, and unheard these events would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The pool of a server that answers. Throws a sentence for the operator where it does not. */
export async function openCluster(databaseUrl: string): Promise<Pool> {
  const pool = createPool(databaseUrl)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    // The address holds a password, so the sentence names the server only.
    const { code, message } = error as { code?: string; message: string }
    throw new Error(`PostgreSQL at ${new URL(databaseUrl).host} cannot be used: ${message || code}`)
  }
  return pool
}
