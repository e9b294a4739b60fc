import { once } from 'node:events'
import { chmodSync, linkSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

/** What the owner answers to another process of the same operator, by the question, a name without blanks. */
export type OperatorCommands = Record<string, (argument: string) => Promise<string>>

export type DirectoryLock = { release(): Promise<void> }

type Holder = { pid: number; since: string }

/** The directory is in use by another process. */
export class DirectoryInUse extends Error {
  constructor(directory: string, holder: Holder | null) {
    const who = holder
      ? `process ${holder.pid}, running since ${holder.since}`
      : 'a process that does not say its number'
    super(`${directory} is in use by ${who}. Stop it first, or give this one another DATA_DIR.`)
    this.name = 'DirectoryInUse'
  }
}

/** The kernel allows about 107 bytes; this leaves room for the process number of a draft. */
const longestPath = 85
/** A process that opens its store on a busy machine answers nothing for seconds. */
const responseTimeoutMs = 15_000

const socketPath = (directory: string) => join(directory, 'owner.sock')

/**
 * Runs `work` with a path to `directory` that the kernel takes for a socket: a long one is reached by a link within a new folder of the
 * system's temporary one, which only this user can open and whose name nobody can guess. The socket itself lies in `directory` always.
 */
async function withShortPath<Result>(directory: string, work: (short: string) => Promise<Result>): Promise<Result> {
  if (Buffer.byteLength(socketPath(directory)) <= longestPath) return await work(directory)
  const folder = mkdtempSync(join(tmpdir(), 'maitri-'))
  try {
    const link = join(folder, 'data')
    symlinkSync(resolve(directory), link)
    return await work(link)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Makes this process the only owner of `directory` until it is released or dies. Two processes on one embedded store corrupt it
 * silently; a socket cannot outlive its process, so what a crash leaves behind refuses connections and is taken over.
 */
export async function lockDirectory(
  directory: string,
  operatorCommands: OperatorCommands = {},
): Promise<DirectoryLock> {
  const path = socketPath(directory)
  const draft = `${path}.${process.pid}`
  const holder: Holder = { pid: process.pid, since: new Date().toISOString() }
  const server = createServer((socket) =>
    answer(socket, { ...operatorCommands, who: async () => JSON.stringify(holder) }),
  )
  rmSync(draft, { force: true })
  await withShortPath(directory, async (short) => {
    server.listen(`${socketPath(short)}.${process.pid}`)
    await once(server, 'listening')
  })
  chmodSync(draft, 0o600)
  try {
    await claim(directory, draft, path)
  } catch (error) {
    await close(server)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const own = inodeOf(path)
  // A socket that waits must not keep a finished process alive.
  server.unref()
  return {
    async release() {
      if (inodeOf(path) === own) rmSync(path)
      await close(server)
    },
  }
}

/** Asks the process that owns `directory`; null where nobody owns it, '' where its owner cannot answer (in time). */
export async function askLockHolder(
  directory: string,
  question: string,
  { argument = '', timeoutMs = 0 } = {},
): Promise<string | null> {
  let socket: Socket
  try {
    socket = await withShortPath(directory, connectTo)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return null
    throw error
  }
  socket.setTimeout(timeoutMs, () => socket.destroy())
  // The argument may hold ends of lines, and the question is one.
  socket.write(`${question} ${Buffer.from(argument).toString('base64')}\n`)
  return await text(socket).catch(() => '')
}

async function connectTo(directory: string): Promise<Socket> {
  const socket = connect(socketPath(directory))
  await once(socket, 'connect')
  return socket
}

/** A link is made or refused as a whole, so of two processes that start at once one wins. */
async function claim(directory: string, draft: string, path: string): Promise<void> {
  for (;;) {
    try {
      linkSync(draft, path)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const found = inodeOf(path)
    const holder = await askLockHolder(directory, 'who', { timeoutMs: responseTimeoutMs })
    if (holder !== null) throw new DirectoryInUse(directory, holder === '' ? null : JSON.parse(holder))
    if (found !== null) removeStale(path, found)
  }
}

/** Another process may have taken the place of the stale socket meanwhile: then it is put back. */
function removeStale(path: string, staleInode: number): void {
  const grave = `${path}.${process.pid}.old`
  try {
    renameSync(path, grave)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (inodeOf(grave) !== staleInode) linkSync(grave, path)
  rmSync(grave)
}

function answer(socket: Socket, operatorCommands: OperatorCommands): void {
  // Whoever asked may leave before the answer, and gets none where it fails: the reason stays in this process.
  socket.on('error', () => socket.destroy())
  const lines = createInterface({ input: socket })
  // It repeats the error of its socket, which unheard would end the owner.
  lines.on('error', () => lines.close())
  lines.once('line', async (line) => {
    const [question = '', argument = ''] = line.split(' ')
    const found = Object.hasOwn(operatorCommands, question) ? operatorCommands[question] : undefined
    try {
      socket.end(found ? await found(Buffer.from(argument, 'base64').toString()) : '')
    } catch {
      socket.destroy()
    }
  })
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino ?? null

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
