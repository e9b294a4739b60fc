import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicPaths } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from '../apps/server/src/config'
import { repositoryRoot } from './run-command'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const containerfile = read('deploy/Containerfile')
const compose = read('deploy/compose.yaml')
const unit = read('deploy/maitri.service')

/** What the first group of `pattern` takes, each time. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The lines of one service of the compose file. */
const serviceOf = (name: string) => compose.match(new RegExp(`^  ${name}:\\n((?: {4}.*\\n)+)`, 'm'))?.[1] ?? ''
const maitri = serviceOf('maitri')
const postgres = serviceOf('postgres')
const composeSettings = maitri.match(/^ {4}environment:\n((?: {6}.*\n)+)/m)?.[1] ?? ''
const set = Object.fromEntries(
  [...composeSettings.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ]),
)

const pairs = (text: string) => Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]))
const imageSet = pairs(containerfile.match(/^ENV (.+)$/m)?.[1] ?? '')
const unitSet = pairs(unit.match(/^Environment=(.+)$/m)?.[1] ?? '')

test('image, compose file and unit set no variable but those that the server reads', () => {
  const known = ['NODE_ENV', ...settingNames]
  for (const [place, names] of Object.entries({ image: imageSet, compose: set, unit: unitSet })) {
    expect(Object.keys(names).length, place).toBeGreaterThan(1)
    expect(
      Object.keys(names).filter((name) => !known.includes(name)),
      place,
    ).toEqual([])
  }
  expect([imageSet.NODE_ENV, unitSet.NODE_ENV]).toEqual(['production', 'production'])
})

test('the server starts with what the compose file sets, the optional ones left empty', () => {
  const asked = {
    APP_URL: 'https://maitri.example',
    APP_SECRET: 'kept apart from backups',
    POSTGRES_PASSWORD: 'letters1',
  }
  const required = all(composeSettings, /\$\{(\w+):\?/g)
  expect(required.sort()).toEqual(Object.keys(asked).sort())
  const filled = Object.fromEntries(
    Object.entries(set).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_, asking: string) => asked[asking as keyof typeof asked] ?? ''),
    ]),
  )
  expect(readConfig({ ...imageSet, ...filled })).toMatchObject({
    host: '0.0.0.0',
    port: Number(all(containerfile, /^EXPOSE (\d+)$/gm)[0]),
    dataDir: '/data',
    databaseUrl: 'postgres://maitri:letters1@postgres:5432/maitri',
    appUrl: 'https://maitri.example',
    trustedProxies: [],
  })
})

test('the compose file builds the image that is here and publishes its port on this machine alone', () => {
  const context = all(maitri, /^ {6}context: (.+)$/gm)[0] ?? ''
  expect(
    existsSync(join(repositoryRoot, 'deploy', context, all(maitri, /^ {6}dockerfile: (.+)$/gm)[0] ?? 'none')),
  ).toBe(true)
  const port = all(containerfile, /^EXPOSE (\d+)$/gm)[0]
  expect(maitri).toContain(`    ports: ['127.0.0.1:${port}:${port}']\n`)
  expect(postgres).not.toContain('ports:')
  expect(maitri).toContain(`    volumes: ['maitri:${imageSet.DATA_DIR}']\n`)
  expect(containerfile).toContain(`\nVOLUME ${imageSet.DATA_DIR}\n`)
  for (const volume of all(maitri + postgres, /^ {4}volumes: \['(\w+):/gm)) {
    expect(compose.slice(compose.indexOf('\nvolumes:'))).toContain(`\n  ${volume}:`)
  }
})

test('the health check asks a path of the server, and the server waits for a database that answers', () => {
  const asked = all(containerfile, /^HEALTHCHECK .*http:\/\/127\.0\.0\.1:(\d+\/\S+?)'/gm)
  expect(asked).toEqual([`3000${publicPaths.health}`])
  expect(maitri).toMatch(/depends_on:\n {6}postgres:\n {8}condition: service_healthy\n/)
  expect(postgres).toMatch(/healthcheck:\n {6}test: \['CMD', 'pg_isready', '-U', 'maitri'\]\n/)
})

test('the container may write to its volume alone and has no rights of root', () => {
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"]) {
    expect(maitri).toContain(`    ${line}\n`)
  }
  expect(containerfile).toContain('\nUSER node\n')
})

test('the unit starts what the build makes and writes where systemd keeps its state', () => {
  const root = all(unit, /^WorkingDirectory=(.+)$/gm)[0]
  const started = all(unit, /^ExecStart=\/usr\/bin\/node (.+)$/gm)[0]
  expect(containerfile).toContain(`\nCMD ["node", "${started?.slice(`${root}/`.length)}"]`)
  expect(unitSet.DATA_DIR).toBe(`/var/lib/${all(unit, /^StateDirectory=(.+)$/gm)[0]}`)
  expect(readConfig(unitSet).dataDir).toBe(unitSet.DATA_DIR)
})

test('the unit keeps the server away from whatever it does not need', () => {
  const lines = unit.split('\n')
  const needed = ['DynamicUser=yes', 'StateDirectoryMode=0700', 'NoNewPrivileges=yes', 'ProtectSystem=strict']
  const closed = ['ProtectHome=yes', 'PrivateTmp=yes', 'PrivateDevices=yes', 'CapabilityBoundingSet=']
  const nets = ['RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX']
  expect(lines).toEqual(expect.arrayContaining([...needed, ...closed, ...nets, 'Restart=on-failure']))
})

test('both wait longer for the end than the server takes for it', () => {
  const seconds = [...all(unit, /^TimeoutStopSec=(\d+)$/gm), ...all(maitri, /stop_grace_period: (\d+)s/g)].map(Number)
  expect(seconds).toEqual([20, 20])
})
