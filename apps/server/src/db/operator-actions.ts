import { randomUUID } from 'node:crypto'
import { constants, copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { askLockHolder } from './directory-lock'
import { dumpStore, whyNotWritten } from './dump'
import type { StoreOptions } from './engine'
import { listWaitingMail, type WaitingMail } from './outbox'
import { openStore, type Store } from './store'
import { listUseSums, type UseSum } from './use-sums'

// An embedded store belongs to the running server: the operator's commands ask that process, and open the store only where none runs.

/** Lets the commands below ask this process, which owns `dataDir`. */
export function serveOperatorCommands(store: Store, dataDir: string): void {
  store.operatorCommands.dump = async () => {
    const file = join(dataDir, `dump-${randomUUID()}`)
    await dumpStore(store, file)
    return file
  }
  store.operatorCommands.outbox = async () => JSON.stringify(await listWaitingMail(store))
  store.operatorCommands.uses = async () => JSON.stringify(await listUseSums(store))
}

/** Writes everything the store holds to a new file; also while the server runs. */
export async function dumpToFile(options: StoreOptions, file: string): Promise<void> {
  const written = await askRunningServer(options, 'dump')
  if (written === null) return await withStore(options, (store) => dumpStore(store, file))
  try {
    await copyFile(written, file, constants.COPYFILE_EXCL)
  } catch (error) {
    throw whyNotWritten(file, error)
  } finally {
    await rm(written)
  }
}

/** Mail that was not sent; also while the server runs. */
export async function readWaitingMail(options: StoreOptions): Promise<WaitingMail[]> {
  const answer = await askRunningServer(options, 'outbox')
  return answer === null ? await withStore(options, (store) => listWaitingMail(store)) : JSON.parse(answer)
}

/** How much each part was used, by month; also while the server runs. */
export async function readUseSums(options: StoreOptions): Promise<UseSum[]> {
  const answer = await askRunningServer(options, 'uses')
  return answer === null ? await withStore(options, listUseSums) : JSON.parse(answer)
}

/** What the running server answers that owns the store; null where the store may be opened here. Throws where it cannot do it. */
export async function askRunningServer(
  { databaseUrl, dataDir }: StoreOptions,
  question: string,
  argument = '',
): Promise<string | null> {
  const answer = databaseUrl ? null : await askLockHolder(dataDir, question, { argument })
  if (answer === '') throw new Error('The running server could not do it. Its log may say why.')
  return answer
}

/** Opens the store for one action. */
export async function withStore<T>(options: StoreOptions, action: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(options)
  try {
    return await action(store)
  } finally {
    await store.close()
  }
}
