import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { findFreePort } from '../src/testing/run-server'
import { benchEventLoop } from './event-loop'
import { benchMemory } from './memory'
import { end, type Figure, type Started, start } from './processes'
import { benchRecording } from './recording'
import { signInWithOneRecord } from './sign-in-with-one-record'
import { p99OfSteadyLoad } from './steady-load'

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const builtServer = fileHere('../dist/main.js')
const fromSource = (name: string) => ['--import', 'tsx', fileHere(name)]
const rounds = 3

/** The promises about the server, measured on the built one; load comes from this process, answers from others. */
export async function benchServer(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maitri-bench-'))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), DATA_DIR: dataDir }
  const startServer = () => start([builtServer], env, url)
  try {
    const first = await startServer()
    const signedIn = await signInWithOneRecord(url)
    await end(first.process)
    const second = await startServer()
    const bare = await start(fromSource('./bare-server.ts'), { PORT: String(await findFreePort()) })
    const routes = await compareRoutes(bare, url)
    await end(bare.process)
    await rateOf(signedIn.recordUrl, signedIn.cookie)
    const p99 = await p99OfSteadyLoad({ url: signedIn.recordUrl, cookie: signedIn.cookie, perSecond: 200, seconds: 15 })
    await end(second.process)
    return [
      {
        name: 'First start ever, to the first answer (within 8 s)',
        figure: seconds(first.startMs),
        holds: first.startMs <= 8_000,
      },
      {
        name: 'Start on an existing store (within 3 s)',
        figure: seconds(second.startMs),
        holds: second.startMs <= 3_000,
      },
      routes,
      ...(await compareReads(
        signedIn,
        { record: signedIn.recordUrl, session: `${url}/api/session`, account: `${url}/api/me` },
        startServer,
        env,
      )),
      {
        name: 'p99 at 200 signed-in reads a second, evenly spaced (under 50 ms)',
        figure: `${p99.toFixed(1)} ms`,
        holds: p99 < 50,
      },
      ...(await benchRecording(builtServer)),
      ...(await benchEventLoop(builtServer)),
      ...(await benchMemory(builtServer)),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The store belongs to one process, so its own rate and the server's are measured in turns, again and again. */
async function compareReads(
  { cookie }: { cookie: string },
  urls: Record<string, string>,
  startServer: () => Promise<Started>,
  env: Record<string, string>,
): Promise<Figure[]> {
  const shares: Record<string, { rate: number; of: number }[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    const of = Number(await outputOf(fromSource('./point-reads.ts'), env))
    const server = await startServer()
    for (const [name, url] of Object.entries(urls)) {
      const rate = await rateOf(url, cookie)
      shares[name] = [...(shares[name] ?? []), { rate, of }]
    }
    await end(server.process)
  }
  return Object.entries(shares).map(([name, measured]) => {
    const middle = measured.sort((a, b) => a.rate / a.of - b.rate / b.of)[Math.floor(rounds / 2)]
    const figure = middle
      ? `${(middle.rate / middle.of).toFixed(2)} (${Math.round(middle.rate)}/s of ${middle.of}/s)`
      : 'none'
    const holds = middle !== undefined && middle.rate / middle.of >= 0.4
    return { name: `Signed-in read: ${name}, of the store's point reads (at least 0.4)`, figure, holds }
  })
}

/** In turns, so that what else this machine does meets both. */
async function compareRoutes(bare: Started, url: string): Promise<Figure> {
  const ratios: number[] = []
  let rates = { own: 0, bare: 0 }
  for (let round = 0; round < rounds; round += 1) {
    rates = { bare: await rateOf(`http://127.0.0.1:${bare.port}/`), own: await rateOf(`${url}/api/health`) }
    ratios.push(rates.own / rates.bare)
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  return {
    name: 'Route without the store, of a bare node:http server (at least 0.5)',
    figure: `${median.toFixed(2)} (last round ${Math.round(rates.own)}/s of ${Math.round(rates.bare)}/s)`,
    holds: median >= 0.5,
  }
}

async function rateOf(url: string, cookie?: string) {
  await load(url, { cookie, duration: 1 })
  const { requests } = await load(url, { cookie, duration: 3 })
  return requests.average
}

async function load(url: string, { cookie, duration }: { cookie?: string | undefined; duration: number }) {
  const result = await autocannon({
    url,
    duration,
    connections: 20,
    ...(cookie && { headers: { cookie } }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} refused ${result.non2xx + result.errors} requests`)
  return result
}

async function outputOf(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) output += String(chunk)
  return output
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
