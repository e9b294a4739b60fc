import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { deviceKeyOf } from '../testing/device-key-of'
import { embeddedIn, newDataDir } from '../testing/store-options'
import { buildEmbeddedPlace, buildPostgresPlace } from '../testing/store-places'
import { findAccount } from './accounts'
import { listConsents, recordConsent } from './consents'
import { dumpStore, restoreStore } from './dump'
import { dumpToFile, readWaitingMail, serveOperatorCommands } from './operator-actions'
import { enqueueMail, listWaitingMail } from './outbox'
import { findProgress } from './progress'
import { listProviderKeys, putProviderKey } from './provider-keys'
import { listChanges } from './record-pages'
import { removeRecord, writeRecord } from './records'
import { openStore, type Store } from './store'

const at = '2026-01-01T00:00:00.000Z'
const appSecret = 'the secret of the dumped store'

/** A person with something in every table that holds words. */
async function fill(store: Store): Promise<string> {
  const owner = await buildPerson(store)
  const record = { occurredAt: at, updatedAt: at }
  await writeRecord(store, owner, 'analyses', { ...record, id: 'a', body: { text: 'समुद्र शांत था "और" \\ 😀' } })
  await writeRecord(store, owner, 'activities', { ...record, id: 'b', body: { type: 'tool' } })
  await removeRecord(store, owner, 'analyses', 'gone', at)
  const consent = { purpose: 'improvement', granted: true, textVersion: '1', language: 'hi' } as const
  await recordConsent(store, owner, consent, new Date(at))
  await enqueueMail(store, owner, { recipient: 'asha@example.test', subject: 'Hello', text: 'A link' }, new Date(at))
  await putProviderKey(store, owner, 'video', 'a key of their own', new Date(at))
  return owner
}

const readAll = async (store: Store, owner: string) => ({
  account: await findAccount(store, owner),
  consents: await listConsents(store, owner),
  progress: await findProgress(store, owner),
  records: await listChanges(store, owner, { since: 0, limit: 100 }),
  mail: await listWaitingMail(store),
  keys: await listProviderKeys(store, owner),
  deviceKey: await deviceKeyOf(store, owner),
})

const buildNewDirectory = () => {
  const dataDir = newDataDir()
  return { options: embeddedIn(dataDir), discard: async () => rmSync(dataDir, { recursive: true }) }
}

const buildNewPlace = async (kind: 'embedded' | 'postgres') => {
  const place = kind === 'postgres' ? await buildPostgresPlace() : buildNewDirectory()
  onTestFinished(place.discard)
  return { ...place.options, appSecret }
}

describeOnBothStores('a dump', (open) => {
  const folder = newDataDir()
  const file = join(folder, 'dump.jsonl')
  let store: Store
  let owner: string
  let everything: Awaited<ReturnType<typeof readAll>>

  beforeAll(async () => {
    store = await open({ appSecret })
    owner = await fill(store)
    everything = await readAll(store, owner)
    await dumpStore(store, file)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(['embedded', 'postgres'] as const)(
    'is restored into a new %s store with everything in it',
    async (kind) => {
      const restored = await restoreStore(await buildNewPlace(kind), file)
      onTestFinished(() => restored.close())
      expect(await readAll(restored, owner)).toEqual(everything)
      const withdrawal = { purpose: 'improvement', granted: false, textVersion: '1', language: 'hi' } as const
      await recordConsent(restored, owner, withdrawal, new Date(at))
      expect((await listConsents(restored, owner)).map(({ granted }) => granted)).toEqual([false, true])
      const next = await writeRecord(restored, owner, 'analyses', { id: 'c', occurredAt: at, updatedAt: at, body: 1 })
      expect(next.revision).toBe(4)
    },
  )

  test('is of one moment, while somebody writes', async () => {
    const writer = await buildPerson(store)
    const acknowledged: string[] = []
    let isOver = false
    const write = async () => {
      for (let n = 0; !isOver; n += 1) {
        const record = { id: `w-${n}`, occurredAt: at, updatedAt: at, body: { type: 'tool', title: 'Box breathing' } }
        acknowledged.push((await writeRecord(store, writer, 'activities', record)).id)
      }
    }
    const writing = write()
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(10)
    const atLeast = acknowledged.length
    const whileWriting = join(folder, 'while-writing.jsonl')
    await dumpStore(store, whileWriting)
    isOver = true
    await writing
    const restored = await restoreStore(await buildNewPlace('postgres'), whileWriting)
    onTestFinished(() => restored.close())
    const { changes } = await listChanges(restored, writer, { since: 0, limit: 100_000 })
    expect(changes.length).toBeGreaterThanOrEqual(atLeast)
    expect(changes.map(({ id }) => id)).toEqual(acknowledged.slice(0, changes.length))
    expect((await findProgress(restored, writer))?.toolsUsed).toBe(changes.length)
  })

  test('moves to another secret when the old one is given beside it', async () => {
    const options = {
      ...(await buildNewPlace('postgres')),
      appSecret: 'another secret of its own',
      appSecretPrevious: appSecret,
    }
    const restored = await restoreStore(options, file)
    onTestFinished(() => restored.close())
    expect(await readAll(restored, owner)).toEqual(everything)
  })

  test('with a wrong secret leaves the new store empty, so that it can be tried again', async () => {
    const options = await buildNewPlace('postgres')
    const wrong = { ...options, appSecret: 'not the secret of this dump' }
    await expect(restoreStore(wrong, file)).rejects.toThrow('APP_SECRET does not open this store')
    const restored = await restoreStore(options, file)
    expect(await readAll(restored, owner)).toEqual(everything)
    await restored.close()
  })

  test('shows nobody the words in it, and is readable by its owner only', () => {
    const text = readFileSync(file, 'utf8')
    for (const words of ['समुद्र', 'A link', '"tool"', appSecret]) expect(text).not.toContain(words)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('never replaces a file', async () => {
    await expect(dumpStore(store, file)).rejects.toThrow('a dump replaces no file')
  })

  test('is refused where it is cut short, or something else', async () => {
    const cut = join(folder, 'cut.jsonl')
    writeFileSync(cut, readFileSync(file))
    truncateSync(cut, readFileSync(file, 'utf8').trimEnd().lastIndexOf('\n') + 1)
    await expect(restoreStore(await buildNewPlace('postgres'), cut)).rejects.toThrow('is not whole')
    writeFileSync(cut, '{"name":"something else"}\n')
    await expect(restoreStore(await buildNewPlace('postgres'), cut)).rejects.toThrow('is not a dump')
  })
})

test('a dump is never restored over a store that was used', async () => {
  const { options, discard } = await buildEmbeddedPlace()
  onTestFinished(discard)
  const file = join(options.dataDir, 'dump.jsonl')
  await dumpToFile(options, file)
  await expect(restoreStore(options, file)).rejects.toThrow('into a new store only')
  const place = await buildPostgresPlace()
  onTestFinished(place.discard)
  await (await openStore(place.options)).close()
  await expect(restoreStore(place.options, file)).rejects.toThrow('into a new store only')
})

test('while the server runs, the operator dumps its embedded store and reads its outbox all the same', async () => {
  const { options, discard } = await buildEmbeddedPlace()
  onTestFinished(discard)
  const store = await openStore(options)
  serveOperatorCommands(store, options.dataDir)
  const owner = await fill(store)
  const everything = await readAll(store, owner)
  const file = join(options.dataDir, 'dump.jsonl')
  await dumpToFile(options, file)
  await expect(dumpToFile(options, file)).rejects.toThrow('a dump replaces no file')
  expect(readdirSync(options.dataDir).filter((name) => name.startsWith('dump-'))).toEqual([])
  expect(await readWaitingMail(options)).toEqual(everything.mail)
  await store.close()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await readWaitingMail(options)).toEqual(everything.mail)

  const place = await buildPostgresPlace()
  onTestFinished(place.discard)
  const restored = await restoreStore({ ...place.options, appSecretPrevious: store.appSecret }, file)
  expect(await readAll(restored, owner)).toEqual(everything)
  await restored.close()
})
