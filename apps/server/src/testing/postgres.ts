import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from './run-server'

/** PostgreSQL's programs on this machine: those on the path, else the newest of Debian's. */
function findPrograms(): string {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...installed.map((version) => join(versions, version, 'bin')),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
  if (found) return found
  throw new Error('The store is tested on PostgreSQL too: install the package `postgresql`.')
}

/** PgBouncer on this machine; null where it is not installed. */
export function pgBouncerPath(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null
}

/** PostgreSQL refuses root, so root runs it as another user. */
function ordinaryUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user)
    throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/**
 * Waits for the end of its input, which comes with the end of the tests however they end, then stops the server by the signal and clears up.
 * A shell without a terminal lets what it runs ignore QUIT, unless the server listens to it as PostgreSQL does.
 */
const keeper = (signal: 'QUIT' | 'KILL') =>
  `"$@" & server=$!; cat >/dev/null; kill -${signal} $server; wait $server; rm -rf "$PWD"`

/** A program of PostgreSQL on this machine: on the path there may be links to some of them only. */
const program = (name: string) => join(dirname(realpathSync(join(findPrograms(), 'postgres'))), name)

/** A directory of its own for a server, and how programs run there: PostgreSQL and PgBouncer refuse root. */
function newPlace(name: string) {
  const user = ordinaryUser()
  const directory = mkdtempSync(join(tmpdir(), `maitri-${name}-`))
  if (user) chownSync(directory, user.uid, user.gid)
  return { directory, options: { cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...user } }
}

type Place = ReturnType<typeof newPlace>

function runOrThrow({ options }: Place, name: string, args: string[]): void {
  const done = spawnSync(program(name), args, { ...options, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${name} failed: ${done.stderr ?? done.error}`)
}

/** Runs a server until the tests end, and waits until its log says so. */
async function keep({ options }: Place, command: string[], readyLine: string, signal: 'QUIT' | 'KILL' = 'QUIT') {
  const server = spawn('sh', ['-c', keeper(signal), 'sh', ...command], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await untilReady(server.stderr, readyLine)
  return async () => {
    if (server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.stdin.end()
    await ended
  }
}

const superuser = 'maitri'

async function startCluster(place: Place, more: string[] = []) {
  const port = await findFreePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...more,
  ]
  const cluster = join(place.directory, 'cluster')
  const stop = await keep(
    place,
    [program('postgres'), '-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    'ready to accept',
  )
  const process = () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  return { port, url: `postgres://${superuser}@127.0.0.1:${port}/postgres`, stop, process }
}

/** A server of its own on loopback. */
export async function startPrimary(more: string[] = []) {
  const place = newPlace('postgres')
  const cluster = join(place.directory, 'cluster')
  const options = ['-U', superuser, '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale']
  runOrThrow(place, 'initdb', ['-D', cluster, ...options])
  return startCluster(place, more)
}

export type TestCluster = Awaited<ReturnType<typeof startPrimary>>

/** A server that follows `primary` by streaming; `select pg_promote()` makes it one that writes. */
export async function startReplica(primary: TestCluster): Promise<TestCluster> {
  const place = newPlace('replica')
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', superuser]
  const cluster = join(place.directory, 'cluster')
  runOrThrow(place, 'pg_basebackup', [...source, '-D', cluster, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'])
  return startCluster(place)
}

/** PgBouncer before one server, pooling by transaction; `lead` sends its clients to another. */
export async function startPgBouncer(first: TestCluster) {
  const place = newPlace('pgbouncer')
  const port = await findFreePort()
  const settings = join(place.directory, 'pgbouncer.ini')
  const write = (to: TestCluster) =>
    writeFileSync(
      settings,
      [
        '[databases]',
        `postgres = host=127.0.0.1 port=${to.port} user=${superuser}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = any',
        'pool_mode = transaction',
        'default_pool_size = 20',
        'max_client_conn = 200',
        'server_login_retry = 1',
        'ignore_startup_parameters = lock_timeout, statement_timeout, idle_in_transaction_session_timeout',
        `pidfile = ${join(place.directory, 'pid')}`,
        '',
      ].join('\n'),
    )
  write(first)
  const command = [pgBouncerPath() ?? 'pgbouncer', settings]
  const stop = await keep(place, command, 'process up', 'KILL')
  return {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    lead(to: TestCluster) {
      write(to)
      process.kill(Number(readFileSync(join(place.directory, 'pid'), 'utf8')), 'SIGHUP')
    },
    stop,
  }
}

async function untilReady(log: NodeJS.ReadableStream, readyLine: string): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface({ input: log })) {
    lines.push(line)
    if (line.includes(readyLine)) {
      log.resume()
      return
    }
  }
  throw new Error(`The database did not start:\n${lines.join('\n')}`)
}
