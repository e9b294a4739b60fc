import fs, { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { nextLine, startStoreChild } from '../testing/store-child'
import { newDataDir } from '../testing/store-options'
import { buildEmbeddedPlace } from '../testing/store-places'
import { findRecord } from './find-record'
import { listRecords } from './record-pages'
import { writeRecord } from './records'
import { openStore, type Store } from './store'

const at = '2026-01-01T00:00:00.000Z'
const writeOne = (store: Store, owner: string, id: string) =>
  writeRecord(store, owner, 'analyses', { id, occurredAt: at, updatedAt: at, body: 'the sea was calm' })

const buildPlace = async () => {
  const { options, discard } = await buildEmbeddedPlace()
  onTestFinished(discard)
  return options
}

/** Calls `synced` with the path of every file and directory that is synced from now on. */
function watchSyncs(synced: (path: string) => void): void {
  const { fdatasyncSync, fsyncSync, openSync } = fs
  const paths = new Map<number, string>()
  const put = (functions: Partial<typeof fs>) => {
    Object.assign(fs, functions)
    syncBuiltinESMExports()
  }
  onTestFinished(() => put({ fdatasyncSync, fsyncSync, openSync }))
  const watched = (sync: (file: number) => void) => (file: number) => {
    sync(file)
    synced(paths.get(file) ?? '')
  }
  put({
    openSync: (path, ...rest) => {
      const file = openSync(path, ...rest)
      paths.set(file, String(path))
      return file
    },
    fdatasyncSync: watched(fdatasyncSync),
    fsyncSync: watched(fsyncSync),
  })
}

test('a write is on the disk before it is acknowledged: each commit syncs the log, and reading syncs nothing', async () => {
  const options = await buildPlace()
  const synced: string[] = []
  watchSyncs((path) => synced.push(path))
  const store = await openStore(options)
  const owner = await buildPerson(store)
  for (let n = 0; n < 20; n++) {
    synced.length = 0
    await writeOne(store, owner, `id-${n}`)
    expect(synced.filter((path) => path.includes('pg_wal'))).not.toHaveLength(0)
  }
  synced.length = 0
  await listRecords(store, owner, 'analyses', { limit: 20 })
  expect(synced).toEqual([])
  await store.close()
})

test('with nothing left but what was synced, every acknowledged write is there', async () => {
  const options = await buildPlace()
  const owner = await openStore(options).then(async (store) => {
    const person = await buildPerson(store)
    await store.close()
    return person
  })
  const afterPowerCut = newDataDir()
  onTestFinished(() => rmSync(afterPowerCut, { recursive: true, force: true }))
  cpSync(options.dataDir, afterPowerCut, { recursive: true })
  watchSyncs((path) => {
    const kept = join(afterPowerCut, relative(options.dataDir, path))
    if (!path.startsWith(options.dataDir) || !existsSync(path)) return
    mkdirSync(dirname(kept), { recursive: true })
    if (!fs.statSync(path).isDirectory()) cpSync(path, kept)
  })
  const store = await openStore(options)
  for (let n = 0; n < 40; n++) await writeOne(store, owner, `id-${n}`)
  const survivor = await openStore({ ...options, dataDir: afterPowerCut })
  for (let n = 0; n < 40; n++) expect(await findRecord(survivor, owner, 'analyses', `id-${n}`)).not.toBeNull()
  await survivor.close()
  await store.close()
})

test('killed eight times while it writes, the store opens again and has every acknowledged record', async () => {
  const options = await buildPlace()
  const store = await openStore(options)
  const owner = await buildPerson(store)
  await store.close()
  const acknowledged: string[] = []
  for (let round = 0; round < 8; round++) {
    const child = startStoreChild(options.dataDir, owner)
    expect(await nextLine(child), 'the store opens after the kill before').toBe('open')
    // Killed in the middle of the next write; what it still managed to say counts too.
    let left = 5 + round * 9
    child.lines.on('line', (id) => {
      acknowledged.push(id)
      left -= 1
      if (left === 0) child.process.kill('SIGKILL')
    })
    await child.ended
  }
  const reopened = await openStore(options)
  for (const id of acknowledged) expect(await findRecord(reopened, owner, 'analyses', id), id).not.toBeNull()
  await reopened.close()
  expect(acknowledged.length).toBeGreaterThan(200)
}, 120_000)
