import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** `holds` is whether a promise is kept; left out where the figure is none. */
export type Figure = { name: string; figure: string; holds?: boolean }

export type Started = { process: ChildProcess; port: number; startMs: number }

/** Starts a program that says when it is ready; with `url`, it has answered once too. */
export async function start(args: string[], env: Record<string, string>, url?: string): Promise<Started> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const { stdout } = child
  if (!stdout) throw new Error('The output of a program is read here.')
  stdout.setEncoding('utf8')
  let output = ''
  while (!output.includes('is ready')) output += (await once(stdout, 'data'))[0]
  stdout.resume()
  if (url) await fetch(`${url}/api/health`)
  return { process: child, port: Number(env.PORT), startMs: performance.now() - startedAt }
}

export async function end(child: ChildProcess) {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** What the process holds in memory, as the system says; NaN where it has no /proc. */
export function residentMegabytes(pid: number) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}
