import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const repositoryRoot = new URL('../../../..', import.meta.url).pathname

export type RunningApp = {
  url: string
  /** Where the store lies, for the operator's commands. */
  dataDir: string
  /** What the server has written so far. */
  log: () => string
  /** Ends the process and starts it again on the same store. */
  restart: () => Promise<void>
  /** Ends the process at once, as a lost server does; `restart` brings it back. */
  kill: () => Promise<void>
  /** Ends the process and throws its store away; `keep` names a directory for a copy of it. */
  stop: (keep?: string) => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

/** Names the directory of an empty store; making one takes seconds, copying it a moment. */
export const storeTemplateVariable = 'MAITRI_E2E_STORE'

/** Starts the built app as an operator would, with a store of its own that is thrown away. */
export async function runApp(env: Record<string, string> = {}): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maitri-e2e-'))
  const template = process.env[storeTemplateVariable]
  if (template) cpSync(template, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  let written = ''
  let child: ChildProcess
  // A run that ends badly leaves no server behind.
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)

  async function start(): Promise<void> {
    child = spawn('node', ['apps/server/dist/main.js'], {
      cwd: repositoryRoot,
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout?.on('data', (chunk) => {
      written += chunk
    })
    child.stderr?.on('data', (chunk) => {
      written += chunk
    })
    for (let tries = 0; tries < 900; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The server ended at once:\n${written}`)
      const answer = await fetch(`${url}/api/health`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The server did not answer within 90 s:\n${written}`)
  }

  async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start()
  return {
    url,
    dataDir,
    log: () => written,
    async restart() {
      await end()
      await start()
    },
    kill: () => end('SIGKILL'),
    async stop(keep) {
      await end()
      process.off('exit', killWithTests)
      if (keep) cpSync(dataDir, keep, { recursive: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
