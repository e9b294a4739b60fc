import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { createLogRoom, type LogRoom } from './log-room'
import { diskFull, QueryError } from './query-errors'

type OpenFile = { nfd?: number; node: unknown; path?: string; position: number }
type Write = (file: OpenFile, bytes: unknown, offset: number, length: number, position?: number) => number
type NodeFiles = {
  stream_ops: { fsync?: (file: OpenFile) => number; write: Write }
  realPath(node: unknown): string
}

/**
 * PGlite's file system on real files has no fsync, so that a power cut takes what was acknowledged. This one has, and says how far the log
 * is.
 */
class SyncingNodeFS extends NodeFS {
  readonly logRoom = createLogRoom()

  override async init(...args: Parameters<NodeFS['init']>) {
    const ready = await super.init(...args)
    ready.emscriptenOpts.preRun?.unshift((module: unknown) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS
      files.stream_ops.fsync ??= (file) => {
        if (file.nfd === undefined) syncDirectory(files.realPath(file.node))
        else fdatasyncSync(file.nfd)
        return 0
      }
      const { write } = files.stream_ops
      files.stream_ops.write = (file, bytes, offset, length, position) => {
        const written = sayingNoSpace(() => write(file, bytes, offset, length, position))
        if (file.path?.includes(logFiles))
          this.logRoom.wrote(files.realPath(file.node), (position ?? file.position) + written)
        return written
      }
    })
    return ready
  }
}

/** Numbers of WASI's errors: a quota used up, a file as long as it may be, a full disk. */
const [quotaUsedUp, fileTooLong, noSpace] = [19, 22, 51]

/** PostgreSQL knows the last of the three only as a full disk, and takes the others for a bug. */
function sayingNoSpace<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    const failure = error as { errno?: number }
    if (failure.errno === quotaUsedUp || failure.errno === fileTooLong) failure.errno = noSpace
    throw error
  }
}

/** A file of the log while it is used; one that is made has another name. */
const logFiles = '/pg_wal/0'

function syncDirectory(path: string): void {
  const directory = openSync(path, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}

/** PGlite starts PostgreSQL with -F, which turns syncing off; only the method 'fsync' reaches the function above. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  // A part of the log that is over is deleted, never used again: what was erased would stand in it.
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB', 'wal_recycle=off'].flatMap((setting) => [
    '-c',
    setting,
  ]),
]

/**
 * PostgreSQL inside this process, durable, with its files in `directory`. A new store is made beside its place and moved there whole,
 * so that whatever interrupts the first start, the next one starts afresh.
 */
export async function openEmbedded(directory: string): Promise<PGlite> {
  if (!existsSync(directory)) {
    const draft = `${directory}.new`
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { mode: 0o700 })
    await (await start(draft)).close()
    await syncTree(draft)
    await rename(draft, directory)
    syncDirectory(dirname(directory))
  }
  return await start(directory)
}

async function start(directory: string): Promise<PGlite> {
  const fs = new SyncingNodeFS(directory)
  const engine = new CourteousPGlite({ fs, startParams, ...byteCodec }, fs.logRoom)
  await engine.waitReady
  return engine
}

/** How long queries follow each other before whoever else waits has a turn, in milliseconds. */
const longestTurnMs = 10

/** PGlite answers in this thread and at once, so that queries that wait for each other would hold the event loop until the last is answered. */
class CourteousPGlite extends PGlite {
  #turnBeganAt = 0
  readonly #logRoom: LogRoom

  constructor(options: PGliteOptions, logRoom: LogRoom) {
    super(options)
    this.#logRoom = logRoom
  }

  override query: PGlite['query'] = async (text, ...rest) => {
    if (/^\s*(insert|update|delete)\b/i.test(text)) this.#requireLogRoom()
    return await super.query(text, ...rest)
  }

  override transaction: PGlite['transaction'] = async (act) => {
    this.#requireLogRoom()
    return await super.transaction(act)
  }

  #requireLogRoom() {
    if (this.#logRoom.isFull()) throw new QueryError(diskFull, null, 'begin')
  }

  override _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      if (performance.now() - this.#turnBeganAt > longestTurnMs) {
        await new Promise<void>((resolve) => setImmediate(resolve))
        this.#turnBeganAt = performance.now()
      }
      return await query()
    })
  }
}

/** Bytes as the protocol's hex, by Node's own routines: PGlite's go digit by digit, and hold everybody up for half a second with a drawing. */
const byteCodec = {
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice('\\x'.length), 'hex')) },
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
}

/** initdb writes a thousand files without syncing them. All at once they share the disk's commits: 0.1 s where one by one takes 3. */
async function syncTree(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    ['', ...names].map(async (name) => {
      const file = await open(join(directory, name), 'r')
      try {
        await file.sync()
      } finally {
        await file.close()
      }
    }),
  )
}
