import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ExtractTablesWithRelations, sql } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleCluster } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { findGeneratedSecret, generateSecret } from './app-secret'
import { openCluster } from './cluster'
import { openDataKeys } from './data-keys'
import { openEmbedded } from './embedded'
import { migrate, underStoreLock } from './migrate'
import { ownDirectory } from './own-directory'
import { keepValuesOutOfErrors } from './query-errors'
import { createSealer, type Sealer } from './sealing'

type NoRelations = Record<string, never>

/** Both engines answer queries in the shape of pg. */
export type Db = PgDatabase<NodePgQueryResultHKT, NoRelations>
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>

export type Store = {
  kind: 'embedded' | 'postgres'
  db: Db
  sealer: Sealer
  /** The operator's secret, or the one generated for them: what signs sessions is derived from it. */
  appSecret: string
  /** Whether the store answers now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export type StoreOptions = {
  dataDir: string
  databaseUrl: string | null
  appSecret: string | null
  appSecretPrevious: string | null
}

/** Opens the store, makes or migrates its tables and unlocks its keys. Throws a sentence for the operator where it cannot. */
export async function openStore(options: StoreOptions): Promise<Store> {
  keepValuesOutOfErrors()
  return options.databaseUrl ? await openOnCluster(options, options.databaseUrl) : await openInDirectory(options)
}

async function openOnCluster({ appSecret, appSecretPrevious }: StoreOptions, databaseUrl: string): Promise<Store> {
  if (!appSecret) {
    throw new Error('With DATABASE_URL, APP_SECRET must be given, so that every process and every backup shares it.')
  }
  const pool = openCluster(databaseUrl)
  const close = () => pool.end()
  return await prepare('postgres', drizzleCluster(pool), [appSecret, appSecretPrevious], close)
}

async function openInDirectory(options: StoreOptions): Promise<Store> {
  const { dataDir } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  const ownership = await ownDirectory(dataDir)
  try {
    const directory = join(dataDir, 'store')
    const secrets = secretsFor(options, existsSync(directory))
    const client = await openEmbedded(directory)
    const db = drizzleEmbedded(client) as unknown as Db
    return await prepare('embedded', db, secrets, async () => {
      await client.close()
      await ownership.release()
    })
  } catch (error) {
    await ownership.release()
    throw error
  }
}

type Secrets = [string, ...(string | null)[]]

/** The secret that wraps from now on, then those that may have wrapped before: the generated one too, where the operator now gives their own. */
function secretsFor({ dataDir, appSecret, appSecretPrevious }: StoreOptions, isOldStore: boolean): Secrets {
  const generated = findGeneratedSecret(dataDir)
  if (appSecret) return [appSecret, appSecretPrevious, generated]
  if (generated) return [generated, appSecretPrevious]
  if (isOldStore) {
    throw new Error(
      `${dataDir} holds a store, but its secret is missing: give APP_SECRET, or put back the file app-secret from a backup.`,
    )
  }
  return [generateSecret(dataDir)]
}

async function prepare(
  kind: Store['kind'],
  db: Db,
  [appSecret, ...older]: Secrets,
  release: () => Promise<void>,
): Promise<Store> {
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= release()
    return closed
  }
  try {
    const dataKeys = await underStoreLock(db, async (tx) => {
      await migrate(tx)
      return await openDataKeys(tx, [appSecret, ...older.filter((secret) => secret !== null)])
    })
    return { kind, db, sealer: createSealer(dataKeys), appSecret, isReady: () => isAnswering(db), close }
  } catch (error) {
    await close()
    throw error
  }
}

const isAnswering = (db: Db) =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
