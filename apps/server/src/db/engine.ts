import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle as drizzleCluster, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { findGeneratedSecret, generateSecret } from './app-secret'
import { createPool, openCluster } from './cluster'
import { lockDirectory, type OperatorCommands } from './directory-lock'
import { openEmbedded } from './embedded'

type NoRelations = Record<string, never>

/** Both engines answer queries in the shape of pg. */
export type Db = PgDatabase<NodePgQueryResultHKT, NoRelations>
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>

/** The secret that wraps from now on, then those that may have wrapped before. */
export type Secrets = [string, ...string[]]

export type StoreOptions = {
  dataDir: string
  databaseUrl: string | null
  /** A replica of the server at `databaseUrl`. */
  databaseReplicaUrl: string | null
  appSecret: string | null
  appSecretPrevious: string | null
}

/** What is open before the tables are looked at. */
export type Engine = {
  kind: 'embedded' | 'postgres'
  db: Db
  /** A replica of it, which may be gone or behind. */
  replica: Db | null
  secrets: Secrets
  /** What another process of the operator may ask this one; on PostgreSQL nobody asks, since anyone may open the store. */
  operatorCommands: OperatorCommands
  release(): Promise<void>
}

/** PostgreSQL by `databaseUrl`, else the embedded one in `dataDir`. Throws a sentence for the operator where it cannot. */
export async function openEngine(options: StoreOptions): Promise<Engine> {
  return options.databaseUrl ? await openOnCluster(options, options.databaseUrl) : await openInDirectory(options)
}

async function openOnCluster(options: StoreOptions, databaseUrl: string): Promise<Engine> {
  const { appSecret, appSecretPrevious, databaseReplicaUrl } = options
  if (!appSecret) {
    throw new Error('With DATABASE_URL, APP_SECRET must be given, so that every process and every backup shares it.')
  }
  const pool = await openCluster(databaseUrl)
  const secrets = secretsOf(appSecret, appSecretPrevious)
  const replicaPool = databaseReplicaUrl === null ? null : createPool(databaseReplicaUrl)
  return {
    kind: 'postgres',
    db: drizzleCluster(pool),
    replica: replicaPool && drizzleCluster(replicaPool),
    secrets,
    operatorCommands: {},
    async release() {
      await Promise.all([pool.end(), replicaPool?.end()])
    },
  }
}

async function openInDirectory(options: StoreOptions): Promise<Engine> {
  const { dataDir } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  const operatorCommands: OperatorCommands = {}
  const directoryLock = await lockDirectory(dataDir, operatorCommands)
  try {
    const directory = join(dataDir, 'store')
    const secrets = secretsFor(options, existsSync(directory))
    const client = await openEmbedded(directory)
    const release = async () => {
      await client.close()
      await directoryLock.release()
    }
    return {
      kind: 'embedded',
      db: drizzleEmbedded(client) as unknown as Db,
      replica: null,
      secrets,
      operatorCommands,
      release,
    }
  } catch (error) {
    await directoryLock.release()
    throw error
  }
}

/** The generated secret may have wrapped before, where the operator now gives their own. */
function secretsFor({ dataDir, appSecret, appSecretPrevious }: StoreOptions, isOldStore: boolean): Secrets {
  const generated = findGeneratedSecret(dataDir)
  if (appSecret) return secretsOf(appSecret, appSecretPrevious, generated)
  if (generated) return secretsOf(generated, appSecretPrevious)
  if (isOldStore) {
    throw new Error(
      `${dataDir} holds a store, but its secret is missing: give APP_SECRET, or put back the file app-secret from a backup.`,
    )
  }
  return secretsOf(generateSecret(dataDir))
}

const secretsOf = (current: string, ...older: (string | null)[]): Secrets => [
  current,
  ...older.filter((secret) => secret !== null),
]
