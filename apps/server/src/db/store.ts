import { sql } from 'drizzle-orm'
import { openDataKeys } from './data-keys'
import { type Db, type Engine, openEngine, type StoreOptions, type Transaction } from './engine'
import { migrate, underStoreLock } from './migrate'
import { keepValuesOutOfErrors } from './query-errors'
import { createReplica } from './replica'
import { createSealer, type Sealer } from './sealing'

export type { Db, StoreOptions } from './engine'

export type Store = Pick<Engine, 'kind' | 'db' | 'operatorCommands'> & {
  sealer: Sealer
  /** The operator's secret, or the one generated for them: what signs sessions is derived from it. */
  appSecret: string
  /** Reads what may be ten seconds old: from the replica where there is one that follows closely, else as all else. */
  readFromReplica<T>(read: (store: Pick<Store, 'db' | 'sealer'>) => Promise<T>): Promise<T>
  /** Whether the store answers now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the store, makes or migrates its tables and unlocks its keys. Throws a sentence for the operator where it cannot. */
export const openStore = (options: StoreOptions) => openStoreWith(options, migrate)

/** Opens the store; `makeTables` runs under its lock, before the keys are unlocked. */
export async function openStoreWith(
  options: StoreOptions,
  makeTables: (tx: Transaction) => Promise<void>,
): Promise<Store> {
  keepValuesOutOfErrors()
  const { kind, db, replica: replicaDb, secrets, operatorCommands, release } = await openEngine(options)
  const replica = replicaDb && createReplica(replicaDb)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= release()
    return closed
  }
  try {
    const dataKeys = await underStoreLock(db, async (tx) => {
      await makeTables(tx)
      return await openDataKeys(tx, secrets)
    })
    const sealer = createSealer(dataKeys)
    return {
      kind,
      db,
      operatorCommands,
      sealer,
      appSecret: secrets[0],
      readFromReplica: (read) =>
        replica ? replica.readOr(db, (source) => read({ db: source, sealer })) : read({ db, sealer }),
      isReady: () => isAnswering(db),
      close,
    }
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
