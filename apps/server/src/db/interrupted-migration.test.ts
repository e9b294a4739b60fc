import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { embeddedIn, newDataDir } from '../testing/store-options'
import { buildPostgresPlace } from '../testing/store-places'
import type { Transaction } from './engine'
import { migrate, migrateTo } from './migrate'
import { migrations } from './migrations/inlined'
import { openStoreWith, type StoreOptions } from './store'

/** `npm run test:long` has thirty. */
const rounds = Number(process.env.MIGRATION_KILLS ?? 2)
const program = fileURLToPath(new URL('../testing/migrating-child-program.ts', import.meta.url))
const names = migrations.map(({ name }) => name)
/** The version that is on the disk before, in the middle of all there were. */
const oldVersion = names[Math.floor(names.length / 2)] ?? ''
const oldNames = names.slice(0, names.indexOf(oldVersion) + 1)

/** The migrations that are said to be done, and every column there is. */
async function stateIn(tx: Transaction) {
  const applied = await tx.execute<{ name: string }>(sql`select name from schema_migrations order by name`)
  const columns = await tx.execute<{ name: string }>(
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' order by 1`,
  )
  return { applied: applied.rows.map(({ name }) => name), columns: columns.rows.map(({ name }) => name) }
}

/** Starts the new version: what it finds, what it leaves, and who is there then. */
async function startOn(options: StoreOptions) {
  let states: { found: Awaited<ReturnType<typeof stateIn>>; left: Awaited<ReturnType<typeof stateIn>> } | null = null
  const store = await openStoreWith(options, async (tx) => {
    const found = await stateIn(tx)
    await migrate(tx)
    states = { found, left: await stateIn(tx) }
  })
  const { rows } = await store.db.execute<{ name: string }>(sql`select name from users`)
  await store.close()
  if (!states) throw new Error('The tables are made at each start.')
  return { ...(states as { found: unknown; left: unknown }), people: rows.map(({ name }) => name) }
}

async function buildOldStore(options: StoreOptions) {
  const store = await openStoreWith(options, (tx) => migrateTo(tx, oldVersion))
  await store.db.execute(sql`insert into users (id, name, email) values ('asha', 'Asha', 'asha@example.test')`)
  await store.close()
}

/** A new version begins on the store, and is killed as soon as it has said `line`; resolves once it is gone. */
async function killAt(options: StoreOptions, line: string, afterMs: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const said: string[] = []
  createInterface({ input: child.stdout }).on('line', (text) => {
    said.push(text)
    if (text === line) setTimeout(() => child.kill('SIGKILL'), afterMs)
  })
  await ended
  expect(said).toContain(line)
}

/** Places among the migrations that follow, the last one always: from there on it may be done. */
const linesToKillAt = Array.from({ length: rounds }, (_, round) =>
  round === 0
    ? (names.at(-1) ?? '')
    : (names[oldNames.length + ((round * 5) % (names.length - oldNames.length))] ?? ''),
)

const places = [
  {
    name: 'the embedded store',
    async build() {
      const old = newDataDir()
      const dataDir = newDataDir()
      await buildOldStore(embeddedIn(old))
      return {
        options: embeddedIn(dataDir),
        async reset() {
          rmSync(dataDir, { recursive: true, force: true })
          cpSync(old, dataDir, { recursive: true })
        },
        async discard() {
          for (const directory of [old, dataDir]) rmSync(directory, { recursive: true, force: true })
        },
      }
    },
  },
  {
    name: 'PostgreSQL',
    async build() {
      let place = await buildPostgresPlace()
      return {
        get options() {
          return place.options
        },
        async reset() {
          await place.discard()
          place = await buildPostgresPlace()
          await buildOldStore(place.options)
        },
        discard: () => place.discard(),
      }
    },
  },
]

describe.each(places)('on $name', ({ build }) => {
  test(`a migration that is killed leaves the store as it was or as it should be, and the next start finishes it, ${rounds} times`, {
    timeout: rounds * 30_000 + 120_000,
  }, async () => {
    const place = await build()
    onTestFinished(() => place.discard())
    await place.reset()
    const { found: before, left: after } = await startOn(place.options)
    expect(before).toMatchObject({ applied: oldNames })
    expect(after).toMatchObject({ applied: names })

    const counts = { old: 0, new: 0 }
    for (const [round, line] of linesToKillAt.entries()) {
      await place.reset()
      await killAt(place.options, line, (round * 7) % 40)
      const { found, left, people } = await startOn(place.options)
      expect([before, after]).toContainEqual(found)
      expect(left).toEqual(after)
      expect(people).toEqual(['Asha'])
      counts[isDeepStrictEqual(found, before) ? 'old' : 'new'] += 1
    }
    process.stdout.write(`${rounds} migrations killed: ${counts.old} were as before, ${counts.new} done, none half\n`)
  })
})
