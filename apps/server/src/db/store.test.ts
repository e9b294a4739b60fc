import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, gte } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { embeddedIn, newDataDir } from '../testing/store-options'
import { buildEmbeddedPlace, buildPostgresPlace } from '../testing/store-places'
import { dataKeys } from './schema/data-keys'
import { user } from './schema/identity'
import { openStore } from './store'

const canary = 'canary-of-the-store@example.test'
const modeOf = (path: string) => statSync(path).mode & 0o777

const buildDataDir = () => {
  const dataDir = newDataDir()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

describeOnBothStores('a store', (open) => {
  test('a query that fails tells its code and its constraint, never what was sent', async () => {
    const store = await open()
    const person = { id: canary, name: canary, email: canary }
    await store.db.insert(user).values(person)
    const attempts = [
      () => store.db.insert(user).values(person),
      () => store.db.transaction((tx) => tx.insert(user).values({ ...person, id: 'other' })),
    ]
    for (const attempt of attempts) {
      const error = await attempt().then(
        () => null,
        (refused: unknown) => refused,
      )
      expect(error).toMatchObject({ name: 'QueryError', code: '23505' })
      const shown = [
        String(error),
        JSON.stringify(error),
        (error as Error).stack,
        String((error as Error).cause),
      ].join()
      expect(shown).not.toContain('canary')
    }
    await store.close()
  })

  test('bytes come back as they went in, whatever they are and however many', async () => {
    const store = await open()
    const all = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256)
    // A view into a longer buffer, as the sealer makes them.
    for (const [id, wrapped] of [all, all.subarray(100, 117), new Uint8Array()].entries()) {
      await store.db.insert(dataKeys).values({ id: 100 + id, wrapped })
      const [kept] = await store.db
        .select()
        .from(dataKeys)
        .where(eq(dataKeys.id, 100 + id))
      expect(Buffer.compare(kept?.wrapped ?? Buffer.from('none'), wrapped)).toBe(0)
    }
    await store.db.delete(dataKeys).where(gte(dataKeys.id, 100))
    await store.close()
  })

  test('it says whether it answers, and closes once however often it is asked', async () => {
    const store = await open()
    expect(await store.isReady()).toBe(true)
    await Promise.all([store.close(), store.close()])
    expect(await store.isReady()).toBe(false)
  })
})

test('the first start makes a directory, a secret and a store that only their owner may read', async () => {
  const dataDir = join(buildDataDir(), 'new')
  const store = await openStore(embeddedIn(dataDir))
  await store.close()
  expect(modeOf(dataDir)).toBe(0o700)
  expect(modeOf(join(dataDir, 'store'))).toBe(0o700)
  expect(modeOf(join(dataDir, 'app-secret'))).toBe(0o600)
  expect(readFileSync(join(dataDir, 'app-secret'), 'utf8').trim()).toBe(store.appSecret)
})

test('a first start that was cut off leaves nothing in the way of the next', async () => {
  const dataDir = buildDataDir()
  mkdirSync(join(dataDir, 'store.new', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'store.new', 'PG_VERSION'), '18\n')
  const store = await openStore(embeddedIn(dataDir))
  expect(await store.isReady()).toBe(true)
  await store.close()
})

test('a store whose generated secret is gone is refused, and no new secret is made', async () => {
  const { options, discard } = await buildEmbeddedPlace()
  onTestFinished(discard)
  rmSync(join(options.dataDir, 'app-secret'))
  await expect(openStore(options)).rejects.toThrow('its secret is missing')
  expect(() => statSync(join(options.dataDir, 'app-secret'))).toThrow('ENOENT')
})

test('a secret that the operator sets later takes over from the generated one', async () => {
  const { options, discard } = await buildEmbeddedPlace()
  onTestFinished(discard)
  const generated = await openStore(options)
  const deviceKey = generated.sealer.derivedDeviceKey('asha')
  await generated.close()
  const own = { ...options, appSecret: 'a secret of the operator' }
  for (let start = 0; start < 2; start++) {
    const store = await openStore(own)
    expect(store.appSecret).toBe(own.appSecret)
    expect(store.sealer.derivedDeviceKey('asha')).toBe(deviceKey)
    await store.close()
  }
})

test('with DATABASE_URL and without APP_SECRET the store does not open', async () => {
  const options = { ...embeddedIn('unused'), databaseUrl: inject('postgresUrl') }
  await expect(openStore(options)).rejects.toThrow('APP_SECRET must be given')
})

test('several processes may start on one new PostgreSQL database at once', async () => {
  const { options, discard } = await buildPostgresPlace()
  onTestFinished(discard)
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(options)))
  const sealed = stores[0]?.sealer.seal('the sea was calm', { table: 't', owner: 'o', id: 'i' }) ?? new Uint8Array()
  for (const { sealer } of stores)
    expect(sealer.unseal(sealed, { table: 't', owner: 'o', id: 'i' })).toBe('the sea was calm')
  for (const store of stores) await store.close()
})

test('a PostgreSQL that does not answer is named without its password', async () => {
  const databaseUrl = 'postgres://maitri:canary-password@127.0.0.1:1/maitri'
  const error = await openStore({ ...embeddedIn('unused'), databaseUrl, appSecret: 'a secret for tests only' }).catch(
    (refused: unknown) => refused,
  )
  expect(String(error)).toContain('PostgreSQL at 127.0.0.1:1 cannot be used')
  expect(String(error)).not.toContain('canary')
})
