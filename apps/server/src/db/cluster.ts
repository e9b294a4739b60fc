import { Pool } from 'pg'

/** A pool of connections to a PostgreSQL server. A statement that hangs is given up, so that it cannot hold up every other. */
export function openCluster(databaseUrl: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'maitri',
  })
  // An idle connection that the server closes is replaced at the next query; unheard, this event would end the process.
  pool.on('error', () => {})
  return pool
}
