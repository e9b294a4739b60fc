import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export type RunningServer = {
  process: ChildProcess
  /** What it wrote so far. */
  output: () => string
  /** Its exit code; null where a signal ended it. */
  exited: Promise<number | null>
}

/** The server as its own process, from the source, with `env` and nothing else set. `entry` is another file to run. */
export function runServer(env: Record<string, string>, entry = main): RunningServer {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', entry], { env: { PATH, HOME, TMPDIR, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exited = once(child, 'close').then(([code]) => code as number | null)
  return { process: child, output: () => output, exited }
}

/** Resolves once the server says that it is ready; throws with what it wrote where it ends before. */
export async function untilReady(server: RunningServer): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    const look = () => server.output().includes('Maitri is ready') && resolve()
    server.process.stdout?.on('data', look)
    void server.exited.then(() => reject(new Error(`The server ended: ${server.output()}`)))
    look()
  })
  return server
}
