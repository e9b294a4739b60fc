import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

export type TestPostgres = { url: string; stop(): Promise<void> }

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
  throw new Error('The store is tested on PostgreSQL too: install the package `postgresql`, or set TEST_DATABASE_URL.')
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

/** Waits for the end of its input, which comes with the end of the tests however they end, then stops the server and clears up. */
const keeper = '"$@" & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$PWD"'

/** A server on loopback for the tests of one run, or the one of TEST_DATABASE_URL. */
export async function startPostgres(): Promise<TestPostgres> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  const programs = findPrograms()
  const user = ordinaryUser()
  const directory = mkdtempSync(join(tmpdir(), 'maitri-postgres-'))
  if (user) chownSync(directory, user.uid, user.gid)
  const place = { cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...user }
  const cluster = join(directory, 'cluster')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'maitri', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale'],
    { ...place, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)

  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ]
  const command = [join(programs, 'postgres'), '-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn('sh', ['-c', keeper, 'sh', ...command], { ...place, stdio: ['pipe', 'ignore', 'pipe'] })
  await untilReady(server.stderr)
  return {
    url: `postgres://maitri@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = once(server, 'exit')
      server.stdin.end()
      await ended
    },
  }
}

async function untilReady(log: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface({ input: log })) {
    lines.push(line)
    if (line.includes('ready to accept connections')) {
      log.resume()
      return
    }
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
