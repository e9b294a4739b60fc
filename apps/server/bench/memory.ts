import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../src/testing/run-server'
import { newDataDir } from '../src/testing/store-options'
import { end, type Figure, residentMegabytes, start } from './processes'
import { signInWithOneRecord } from './sign-in-with-one-record'
import { p99OfSteadyLoad } from './steady-load'

const perSecond = 200
const idleMost = 150
/** What a collector that has not come round yet may leave. */
const growthMost = 16
const settleMs = 20_000

/**
 * What the built server holds in memory: idle after a start on an existing store, and how it grows under a steady load of signed-in reads, from
 * the end of the first fifth, when its caches are full, to the last.
 */
export async function benchMemory(builtServer: string): Promise<Figure[]> {
  const minutes = Number(process.env.BENCH_MINUTES ?? 10)
  const dataDir = newDataDir()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  try {
    const first = await start([builtServer], env, url)
    const { cookie, recordUrl } = await signInWithOneRecord(url)
    await end(first.process)
    const server = await start([builtServer], env, url)
    const pid = server.process.pid ?? 0
    try {
      await wait(settleMs)
      const idle = residentMegabytes(pid)
      const samples: number[] = []
      const p99s: number[] = []
      // Fifths, each with its least: garbage that waits is no growth.
      for (let fifth = 0; fifth < 5; fifth += 1) {
        let least = Number.POSITIVE_INFINITY
        const sampling = setInterval(() => {
          least = Math.min(least, residentMegabytes(pid))
        }, 500)
        p99s.push(await p99OfSteadyLoad({ url: recordUrl, cookie, perSecond, seconds: (minutes * 60) / 5 }))
        clearInterval(sampling)
        samples.push(least)
      }
      const growth = (samples.at(-1) ?? Number.NaN) - (samples[0] ?? Number.NaN)
      return [
        {
          name: `Idle memory, 20 s after a start on an existing store (at most ${idleMost} MB)`,
          figure: `${Math.round(idle)} MB`,
          holds: idle <= idleMost,
        },
        {
          name: `Growth in ${minutes} minutes at ${perSecond} signed-in reads a second (none: at most ${growthMost} MB)`,
          figure: `${Math.round(growth)} MB (least of each fifth: ${samples.map(Math.round).join(', ')} MB)`,
          holds: growth <= growthMost,
        },
        {
          name: `p99 of the worst fifth of these ${minutes} minutes (under 50 ms)`,
          figure: `${Math.max(...p99s).toFixed(1)} ms (${p99s.map((p99) => p99.toFixed(1)).join(', ')})`,
          holds: Math.max(...p99s) < 50,
        },
      ]
    } finally {
      await end(server.process)
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
