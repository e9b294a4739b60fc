import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { findRecord } from '../src/db/find-record'
import { listRecords } from '../src/db/record-pages'
import { writeRecord } from '../src/db/records'
import { openStore, type Store } from '../src/db/store'
import { buildPerson } from '../src/testing/build-person'
import { embeddedIn, newDataDir } from '../src/testing/store-options'
import type { Figure } from './processes'

const measureMs = 3_000
const many = 1_000_000
const few = 1_000

/** What the embedded store does on this machine: starts, durable writes, point reads, and five latest of many. */
export async function benchStore(): Promise<Figure[]> {
  const dataDir = newDataDir()
  try {
    const firstStart = await timed(() => openStore(embeddedIn(dataDir)))
    await firstStart.result.close()
    const laterStart = await timed(() => openStore(embeddedIn(dataDir)))
    const store = laterStart.result
    try {
      return [
        { name: 'store, first start', figure: `${(firstStart.ms / 1000).toFixed(1)} s` },
        { name: 'store, later start', figure: `${(laterStart.ms / 1000).toFixed(1)} s` },
        ...(await benchReadsAndWrites(store)),
        ...(await benchLatest(store)),
      ]
    } finally {
      await store.close()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function benchReadsAndWrites(store: Store): Promise<Figure[]> {
  const owner = await buildPerson(store)
  const ids: string[] = []
  const writes = await rateOf(async () => {
    const id = randomUUID()
    await writeOne(store, owner, 'analyses', id)
    ids.push(id)
  })
  const reads = await rateOf((n) => findRecord(store, owner, 'analyses', ids[n % ids.length] ?? ''))
  const statement = sql`select sealed from records where owner = ${owner} and collection = 'analyses' and id = ${ids[0]}`
  const bareReads = await rateOf(() => store.db.execute(statement))
  return [
    { name: 'store, durable record writes', figure: `${writes} /s` },
    { name: 'store, record reads, opened', figure: `${reads} /s` },
    { name: 'store, point reads by SQL', figure: `${bareReads} /s` },
  ]
}

async function benchLatest(store: Store): Promise<Figure[]> {
  const [busy, calm] = [await buildPerson(store), await buildPerson(store)]
  const medians: number[] = []
  for (const [owner, count] of [
    [calm, few],
    [busy, many],
  ] as const) {
    await fillActivities(store, owner, count)
    for (let n = 0; n < 5; n++) await writeOne(store, owner, 'activities', `latest-${n}`)
  }
  for (const owner of [calm, busy]) {
    const list = () => listRecords(store, owner, 'activities', { limit: 5 })
    const times: number[] = []
    for (let n = 0; n < 500; n++) times.push((await timed(list)).ms)
    medians.push(times.toSorted((a, b) => a - b)[250] ?? 0)
  }
  const [ofFew = 0, ofMany = 0] = medians
  return [
    { name: 'store, five latest of a thousand activities', figure: `${ofFew.toFixed(2)} ms` },
    { name: 'store, five latest of a million activities', figure: `${ofMany.toFixed(2)} ms` },
    {
      name: 'store, a million against a thousand (within 2 times)',
      figure: `${(ofMany / ofFew).toFixed(2)} times`,
      holds: ofMany <= 2 * ofFew,
    },
  ]
}

const writeOne = (store: Store, owner: string, collection: string, id: string) => {
  const at = new Date().toISOString()
  return writeRecord(store, owner, collection, {
    id,
    occurredAt: at,
    updatedAt: at,
    body: { type: 'tool', title: 'Box breathing', itemId: 'box-breathing' },
  })
}

/** Rows as the store has them, but for the body, which nobody opens; in batches, as a disk with little room for the log likes it. */
async function fillActivities(store: Store, owner: string, count: number): Promise<void> {
  const batch = Math.min(count, 100_000)
  for (let from = 0; from < count; from += batch) {
    await store.db.execute(sql`
      insert into records (owner, collection, id, occurred_at, updated_at, revision, sealed)
      select ${owner}, 'activities', 'filled-' || n, timestamptz '2025-01-01' + n * interval '10 seconds', now(), n, '\\x00'::bytea
      from generate_series(${from + 1}::bigint, ${from + batch}::bigint) n`)
  }
  await store.db.execute(sql`update profiles set record_revision = ${count} where user_id = ${owner}`)
}

async function rateOf(act: (n: number) => Promise<unknown>): Promise<string> {
  const start = performance.now()
  let count = 0
  while (performance.now() - start < measureMs) await act(count++)
  return Math.round((count / (performance.now() - start)) * 1000).toLocaleString('en')
}

async function timed<T>(act: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now()
  const result = await act()
  return { result, ms: performance.now() - start }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, figure } of await benchStore()) process.stdout.write(`${name.padEnd(50)} ${figure}\n`)
}
