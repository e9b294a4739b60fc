import { createHash } from 'node:crypto'
import { chmodSync, linkSync, renameSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** What the owner answers to another process on this machine, by the name that process asks for. */
export type LocalAnswers = Record<string, (socket: Socket) => Promise<void>>

export type Ownership = { release(): Promise<void> }

/** The directory is in use by another process. */
export class DirectoryInUse extends Error {
  constructor(directory: string, holder: { pid: number; since: string } | null) {
    const who = holder
      ? `process ${holder.pid}, running since ${holder.since}`
      : 'a process that does not say its number'
    super(`${directory} is in use by ${who}. Stop it first, or give this one another DATA_DIR.`)
    this.name = 'DirectoryInUse'
  }
}

/** The kernel's limit for a socket's path, with room for the number of a draft. */
const longestPath = 95
const answerTimeoutMs = 2_000

function socketPath(directory: string): string {
  const beside = join(directory, 'owner.sock')
  if (Buffer.byteLength(beside) <= longestPath) return beside
  return join(tmpdir(), `maitri-${createHash('sha256').update(directory).digest('hex').slice(0, 24)}.sock`)
}

/**
 * Makes this process the only owner of `directory` until it is released or dies. Two processes on one embedded store corrupt it
 * silently; a socket cannot outlive its process, so what a crash leaves behind refuses connections and is taken over.
 */
export async function ownDirectory(directory: string, answers: LocalAnswers = {}): Promise<Ownership> {
  const path = socketPath(directory)
  const draft = `${path}.${process.pid}`
  const holder = { pid: process.pid, since: new Date().toISOString() }
  const server = createServer(
    (socket) => void answer(socket, { ...answers, who: async () => void socket.end(JSON.stringify(holder)) }),
  )
  rmSync(draft, { force: true })
  await listen(server, draft)
  chmodSync(draft, 0o600)
  try {
    await claim(directory, draft, path)
  } catch (error) {
    await close(server)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const own = statSync(path).ino
  // A waiting socket alone must not keep a finished process alive.
  server.unref()
  return {
    async release() {
      if (inodeOf(path) === own) rmSync(path)
      await close(server)
    },
  }
}

/** Asks the process that owns `directory` for something; null where nobody owns it. The socket carries the answer. */
export async function askOwner(directory: string, question: string): Promise<Socket | null> {
  const socket = connect(socketPath(directory))
  const isLive = await new Promise<boolean>((resolve, reject) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false)
      else reject(error)
    })
  })
  if (!isLive) return null
  socket.write(`${question}\n`)
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
    const socket = await askOwner(directory, 'who')
    if (socket) throw new DirectoryInUse(directory, await readHolder(socket))
    if (found !== null) removeStale(path, found)
  }
}

/** Another process may have taken the place of the stale socket meanwhile: then it is put back. */
function removeStale(path: string, staleInode: number): void {
  const grave = `${path}.${process.pid}.stale`
  try {
    renameSync(path, grave)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (inodeOf(grave) !== staleInode) linkSync(grave, path)
  rmSync(grave)
}

async function readHolder(socket: Socket): Promise<{ pid: number; since: string } | null> {
  socket.setTimeout(answerTimeoutMs, () => socket.destroy())
  try {
    return JSON.parse(await text(socket))
  } catch {
    return null
  }
}

async function answer(socket: Socket, answers: LocalAnswers): Promise<void> {
  socket.on('error', () => socket.destroy())
  const question = await new Promise<string>((resolve) => {
    let asked = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      asked += chunk
      if (asked.includes('\n')) resolve(asked.slice(0, asked.indexOf('\n')))
      else if (asked.length > 100) socket.destroy()
    })
  })
  try {
    const found = Object.hasOwn(answers, question) ? answers[question] : undefined
    if (found) await found(socket)
    else socket.end()
  } catch {
    // Whoever asked sees a cut connection; the reason may hold what nobody else should read.
    socket.destroy()
  }
}

function inodeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? null
}

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
