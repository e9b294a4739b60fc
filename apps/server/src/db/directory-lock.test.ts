import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { nextLine, startStoreChild } from '../testing/store-child'
import { newDataDir } from '../testing/store-options'
import { buildEmbeddedPlace } from '../testing/store-places'
import { askLockHolder, lockDirectory } from './directory-lock'
import { openStore } from './store'

// Each process of its own starts Node and opens a store, several of them at once on the same processors.
vi.setConfig({ testTimeout: 120_000 })

const buildDirectory = () => {
  const directory = newDataDir()
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** A directory whose socket's path is too long for the kernel, and the temporary folder that others may write to. */
function buildLongDirectory() {
  const directory = join(buildDirectory(), 'a'.repeat(100))
  mkdirSync(directory)
  const shared = buildDirectory()
  vi.stubEnv('TMPDIR', shared)
  onTestFinished(() => void vi.unstubAllEnvs())
  return { directory, shared }
}

test('a second process is refused, and told who holds the directory and since when', async () => {
  const { options, discard } = await buildEmbeddedPlace()
  onTestFinished(discard)
  const store = await openStore(options)
  const child = startStoreChild(options.dataDir)
  const answer = await nextLine(child)
  await child.ended
  await store.close()
  expect(answer).toContain(`${options.dataDir} is in use by process ${process.pid}, running since 20`)
})

test('after the owner was killed the next process takes the directory over', async () => {
  const { options, discard } = await buildEmbeddedPlace()
  onTestFinished(discard)
  const child = startStoreChild(options.dataDir)
  expect(await nextLine(child)).toBe('open')
  await expect(openStore(options)).rejects.toThrow(`process ${child.process.pid}`)
  child.process.kill('SIGKILL')
  await child.ended
  expect(readdirSync(options.dataDir)).toContain('owner.sock')
  const store = await openStore(options)
  expect(await store.isReady()).toBe(true)
  await store.close()
  expect(readdirSync(options.dataDir)).not.toContain('owner.sock')
})

test('of several that start at once on a directory whose owner was killed, one gets it', async () => {
  const { options, discard } = await buildEmbeddedPlace()
  onTestFinished(discard)
  const first = startStoreChild(options.dataDir)
  await nextLine(first)
  first.process.kill('SIGKILL')
  await first.ended
  const children = Array.from({ length: 4 }, () => startStoreChild(options.dataDir))
  const responses = await Promise.all(children.map(nextLine))
  expect(responses.filter((answer) => answer === 'open')).toHaveLength(1)
  // One that is still busy with opening may not have said its number in time.
  expect(responses.filter((answer) => answer?.includes('is in use by'))).toHaveLength(3)
  for (const child of children) child.process.stdin?.end()
  await Promise.all(children.map(({ ended }) => ended))
})

test('where the path is too long for a socket it lies in the directory all the same, and nothing is left where others write', async () => {
  const { directory, shared } = buildLongDirectory()
  const directoryLock = await lockDirectory(directory, { outbox: async () => '[]' })
  expect(statSync(join(directory, 'owner.sock')).mode & 0o777).toBe(0o600)
  expect(readdirSync(directory)).toEqual(['owner.sock'])
  await expect(lockDirectory(directory)).rejects.toThrow('is in use by process')
  expect(await askLockHolder(directory, 'outbox')).toBe('[]')
  expect(readdirSync(shared)).toEqual([])
  await directoryLock.release()
  expect(await askLockHolder(directory, 'outbox')).toBeNull()
  await (await lockDirectory(directory)).release()
  expect([...readdirSync(directory), ...readdirSync(shared)]).toEqual([])
})

test('a socket that somebody else laid under the name of a long path in the temporary folder is never asked', async () => {
  const { directory, shared } = buildLongDirectory()
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 24)
  const stranger = createServer((socket) => socket.end('a lie'))
  stranger.listen(join(shared, `maitri-${name}.sock`))
  await once(stranger, 'listening')
  onTestFinished(() => void stranger.close())
  expect(await askLockHolder(directory, 'outbox')).toBeNull()
  await (await lockDirectory(directory)).release()
})

test('the owner answers what it was given to answer, nothing else, and only to its own user', async () => {
  const directory = buildDirectory()
  const operatorCommands = {
    outbox: async () => '[]',
    broken: async () => {
      throw new Error('a reason that stays inside')
    },
  }
  const directoryLock = await lockDirectory(directory, operatorCommands)
  expect(statSync(join(directory, 'owner.sock')).mode & 0o777).toBe(0o600)
  expect(await askLockHolder(directory, 'outbox')).toBe('[]')
  expect(await askLockHolder(directory, 'constructor')).toBe('')
  expect(await askLockHolder(directory, 'broken')).toBe('')
  await directoryLock.release()
  expect(await askLockHolder(directory, 'outbox')).toBeNull()
})

test('whoever asks and leaves before the answer does the owner no harm', async () => {
  const directory = buildDirectory()
  const directoryLock = await lockDirectory(directory, { quick: async () => 'still here' })
  const asker = connect(join(directory, 'owner.sock'))
  asker.end('quick\n')
  asker.destroySoon()
  await once(asker, 'close')
  expect(await askLockHolder(directory, 'quick')).toBe('still here')
  await directoryLock.release()
})
