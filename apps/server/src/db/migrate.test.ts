import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { eq, getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { inlinedMigrations } from './inline-migrations'
import { migrations } from './migrations/inlined'
import { profiles } from './schema/people'
import { records } from './schema/records'
import { tables } from './schema/tables'

const schema = Object.fromEntries(tables.map((table) => [getTableName(table), table]))
const folder = join(import.meta.dirname, 'migrations')
const readJson = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))

test('the migrations make the schema as it stands: after a change of it, run npm run store:migration', async () => {
  const { entries } = readJson('meta/_journal.json')
  const latest = readJson(`meta/${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`)
  expect(await generateMigration(latest, generateDrizzleJson(schema, latest.id))).toEqual([])
})

test('the module with the SQL says the same as the .sql files', () => {
  expect(readFileSync(join(folder, 'inlined.ts'), 'utf8')).toBe(inlinedMigrations())
})

describeOnBothStores('migrations', (open) => {
  test('every table of the schema is there, and a dump knows every table', async () => {
    const store = await open()
    const { rows } = await store.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
    const known = tables.map((table) => getTableName(table))
    expect(rows.map(({ name }) => name)).toEqual([...known, 'schema_migrations'].toSorted())
    await store.close()
  })

  test('a second start applies nothing again', async () => {
    const appliedAt = async () => {
      const store = await open()
      const { rows } = await store.db.execute(sql`select name, applied_at::text from schema_migrations`)
      await store.close()
      return rows
    }
    expect(await appliedAt()).toEqual(await appliedAt())
  })

  test('records that a clock ahead had left are mended, and what each person keeps is counted', async () => {
    const store = await open()
    const owner = await buildPerson(store)
    const ahead = '2099-01-01T00:00:00.000Z'
    const row = { owner, collection: 'analyses', occurredAt: ahead, updatedAt: ahead, revision: 1 }
    await store.db.insert(records).values([
      { ...row, id: 'kept', sealed: Buffer.from('sealed') },
      { ...row, id: 'deleted', sealed: null, occurredAt: null },
    ])
    const { statements } = migrations.find(({ name }) => name === '0005_record_quota') ?? { statements: [] }
    for (const statement of statements.filter((text) => text.trim().startsWith('UPDATE')))
      await store.db.execute(sql.raw(statement))
    const mended = await store.db.select().from(records).where(eq(records.owner, owner))
    for (const { updatedAt, occurredAt } of mended) {
      expect(Date.parse(updatedAt)).toBeLessThan(Date.now() + 60_000)
      expect(occurredAt ?? '').not.toBe(ahead)
    }
    const [profile] = await store.db.select().from(profiles).where(eq(profiles.userId, owner))
    expect(profile).toMatchObject({ recordCount: 1, recordBytes: 'sealed'.length, tombstoneCount: 1 })
    await store.close()
  })

  test('a store of a newer version is refused', async () => {
    const store = await open()
    await store.db.execute(sql`insert into schema_migrations (name) values ('9999_from_the_future')`)
    await store.close()
    await expect(open()).rejects.toThrow('newer version of Maitri (9999_from_the_future)')
  })
})
