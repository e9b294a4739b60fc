import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPgBouncer, startPrimary, startReplica, type TestCluster } from './testing/postgres'
import { startTwoServers, type TwoServers, writeWithoutPause } from './testing/two-servers'

/** `npm run test:long` has five. */
const rounds = Number(process.env.FAILOVER_ROUNDS ?? 1)
// Whole processes, which a busy machine makes wait.
vi.setConfig({ testTimeout: rounds * 90_000 + 60_000, hookTimeout: 180_000 })

let primary: TestCluster
let replica: TestCluster
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>
let servers: TwoServers
const clusters: TestCluster[] = []

async function query(cluster: TestCluster, ...statements: string[]) {
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const begin = async (starting: Promise<TestCluster>) => {
  const cluster = await starting
  clusters.push(cluster)
  return cluster
}

beforeAll(async () => {
  primary = await begin(startPrimary())
  // What the server sends at the start of a connection, and PgBouncer does not pass on (docs/scale.md).
  await query(
    primary,
    `alter role maitri set lock_timeout = '5s'`,
    `alter role maitri set statement_timeout = '30s'`,
    `alter role maitri set idle_in_transaction_session_timeout = '30s'`,
  )
  replica = await begin(startReplica(primary))
  bouncer = await startPgBouncer(primary)
  servers = await startTwoServers({
    DATABASE_URL: bouncer.url,
    DATABASE_REPLICA_URL: replica.url,
    APP_SECRET: 'a secret for tests only',
  })
})
afterAll(async () => {
  await servers?.close()
  await bouncer?.stop()
  for (const cluster of clusters) await cluster.stop()
})

/** How often the appointments were looked through on that server. */
async function looksAtBookings(cluster: TestCluster): Promise<number> {
  const [row] = await query(
    cluster,
    `select seq_scan + coalesce(idx_scan, 0) as looks from pg_stat_user_tables where relname = 'bookings'`,
  )
  return Number(row?.looks)
}

const asGuest = async () => (await servers.ask('/api/therapists')).status

test('the list of therapists comes from the replica while it follows closely, and from the primary while it is gone', async () => {
  const atReplica = await looksAtBookings(replica)
  // A write, without which nothing tells how far the replica follows.
  const { cookie } = await servers.signUp()
  await expect
    .poll(
      async () => {
        expect(await asGuest()).toBe(200)
        return await looksAtBookings(replica)
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBeGreaterThan(atReplica)

  await query(replica, 'select pg_wal_replay_pause()')
  await expect
    .poll(
      async () => {
        const before = await looksAtBookings(replica)
        // The server counts what it read a second ago at the next question.
        for (let asked = 0; asked < 10; asked += 1) {
          expect(await asGuest()).toBe(200)
          await wait(300)
        }
        return (await looksAtBookings(replica)) - before
      },
      { timeout: 40_000 },
    )
    .toBe(0)

  await replica.stop()
  const writing = writeWithoutPause(servers, cookie)
  for (let asked = 0; asked < 20; asked += 1) expect(await asGuest()).toBe(200)
  expect((await servers.ask('/api/groups')).status).toBe(200)
  await writing.stop()
  expect(new Set(writing.statuses)).toEqual(new Set([200]))
})

test(`${rounds} failovers of the primary under load: what was acknowledged is on the standby, and the servers go on with it`, async () => {
  const acknowledged: string[] = []
  const refused: number[] = []
  const { cookie } = await servers.signUp()
  for (let round = 0; round < rounds; round += 1) {
    const standby = await begin(startReplica(primary))
    // A write is acknowledged when the standby has it, without which a failover may lose some.
    await query(primary, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()')
    await expect
      .poll(async () => (await query(primary, 'select sync_state from pg_stat_replication'))[0]?.sync_state, {
        timeout: 30_000,
      })
      .toBe('sync')
    const writing = writeWithoutPause(servers, cookie)
    const answered = (status: number) => writing.statuses.filter((one) => one === status).length
    await expect.poll(() => answered(200), { timeout: 30_000 }).toBeGreaterThan(20)

    process.kill(primary.process(), 'SIGKILL')
    await expect.poll(() => answered(503), { timeout: 60_000 }).toBeGreaterThan(0)
    await query(
      standby,
      'select pg_promote()',
      `alter system reset synchronous_standby_names`,
      'select pg_reload_conf()',
    )
    bouncer.lead(standby)
    const before = answered(200)
    await expect.poll(() => answered(200), { timeout: 60_000 }).toBeGreaterThan(before + 20)
    await writing.stop()
    acknowledged.push(...writing.acknowledged)
    refused.push(writing.statuses.length - answered(200))
    expect(new Set(writing.statuses)).toEqual(new Set([200, 503]))
    primary = standby
  }
  const found = new Set((await servers.changesSince(cookie)).map(({ id }) => id))
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
  process.stdout.write(
    `${rounds} failovers: ${acknowledged.length} records acknowledged, none lost, ${refused.join(' + ')} requests answered with 503\n`,
  )
})
