import { Pool } from 'pg'

/** A pool of connections to a PostgreSQL server. A statement that hangs is given up, so that it cannot hold up every other. */
export async function openCluster(databaseUrl: string): Promise<Pool> {
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
  try {
    ;(await pool.connect()).release()
  } catch (error) {
    await pool.end()
    // The address holds a password, so the sentence names the server only.
    const { code, message } = error as { code?: string; message: string }
    throw new Error(`PostgreSQL at ${new URL(databaseUrl).host} cannot be used: ${message || code}`)
  }
  return pool
}
