import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, cpSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildDrawing, buildSignUp, password } from './testing/factories'
import { findFreePort } from './testing/run-server'
import { openSmallDisk } from './testing/small-disk'

/** `npm run test:long` has ten. */
const rounds = Number(process.env.FULL_DISK_ROUNDS ?? 2)
const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const diskMegabytes = 128

test('on a full disk, its log with it, what cannot be kept is 507, reading goes on, and so does all once there is room', {
  timeout: rounds * 60_000 + 120_000,
}, async () => {
  const disk = openSmallDisk(diskMegabytes)
  const dataDir = join(disk.directory, 'data')
  cpSync(inject('storeTemplate'), dataDir, { recursive: true })
  const logFile = join(disk.directory, 'log')
  const log = openSync(logFile, 'a')
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const env = { PATH, HOME, TMPDIR, DATA_DIR: dataDir, PORT: String(port) }
  const begin = () => spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', log, 'inherit'] })
  let server = begin()
  const end = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  onTestFinished(async () => {
    if (server.exitCode === null && server.signalCode === null) await end()
    closeSync(log)
    disk.discard()
  })

  let cookie = ''
  const ask = (method: string, path: string, body?: unknown, as = cookie) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { origin, cookie: as, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
  const isReady = async () => (await ask('GET', '/api/health').catch(() => null))?.ok === true
  const ready = () => expect.poll(isReady, { timeout: 110_000, interval: 200 }).toBe(true)
  const pid = () => server.pid ?? Number.NaN
  const acknowledged: string[] = []
  const write = async () => {
    const id = randomUUID()
    const response = await ask('PUT', `/api/tool-writings/${id}`, buildDrawing())
    if (response.ok) acknowledged.push(id)
    return response
  }

  await ready()
  const input = buildSignUp()
  const signedUp = await ask('POST', '/api/auth/sign-up', input)
  cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await write()).status).toBe(200)

  let refused = 0
  for (let round = 0; round < rounds; round += 1) {
    disk.fill(pid(), logFile)
    const logged = statSync(logFile).size
    const refusedBefore = refused
    // A page that has room still takes some.
    for (let count = 0; refused - refusedBefore < 20; count += 1) {
      expect(count, 'writes until the disk is full').toBeLessThan(500)
      const response = await write()
      if (response.status === 200) continue
      expect(response.status).toBe(507)
      expect((await response.json()).code).toBe('storage_full')
      refused += 1
      expect((await ask('GET', '/api/tool-writings?limit=1')).status).toBe(200)
    }
    expect(await isReady()).toBe(true)
    const elsewhere = await ask('POST', '/api/auth/sign-in', { email: input.email, password }, '')
    expect([200, 507]).toContain(elsewhere.status)
    expect(statSync(logFile).size - logged, 'bytes of log on the full disk').toBeLessThan(4_096)

    disk.free(pid())
    await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(200)
    await expect.poll(() => statSync(logFile).size, { timeout: 20_000 }).toBeGreaterThan(logged)
    for (const id of acknowledged) expect((await ask('GET', `/api/tool-writings/${id}`)).status).toBe(200)
  }
  await end()
  server = begin()
  await ready()
  for (const id of acknowledged) expect((await ask('GET', `/api/tool-writings/${id}`)).status).toBe(200)
  process.stdout.write(
    `${rounds} full disks (${disk.way}): ${refused} writes answered 507, ${acknowledged.length} acknowledged and none lost\n`,
  )
})
