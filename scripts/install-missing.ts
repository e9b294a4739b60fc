import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chromiumPath } from './chromium'
import { run } from './run-command'

const isRootOnDebian = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
const isOnPath = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

function hasPostgres(): boolean {
  if (isOnPath('postgres') && isOnPath('initdb')) return true
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  return versions.some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))
}

async function aptInstall(packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  process.stdout.write(`Installing ${packages.join(' and ')} for the tests…\n`)
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, quiet: true })
}

const hasPgBouncer = () => isOnPath('pgbouncer') || existsSync('/usr/sbin/pgbouncer')

/** Installs the Chromium, the PostgreSQL and the PgBouncer that the tests need where they are missing; throws a sentence where it cannot. */
export async function installMissing(): Promise<void> {
  const wanted = [
    ...(chromiumPath() ? [] : ['chromium']),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(hasPgBouncer() ? [] : ['pgbouncer']),
  ]
  if (wanted.length > 0 && isRootOnDebian()) await aptInstall(wanted)
  if (!hasPostgres()) throw new Error('The tests need PostgreSQL 15 or newer: install the package `postgresql`.')
  if (!hasPgBouncer()) throw new Error('The tests need PgBouncer: install the package `pgbouncer`.')
  if (!chromiumPath() && (await run('playwright', ['install', 'chromium'])) !== 0) {
    throw new Error('The tests need Chromium: install the package `chromium`, or set CHROMIUM_PATH to one.')
  }
}
