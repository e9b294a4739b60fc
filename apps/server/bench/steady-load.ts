import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type SteadyLoad = { url: string; cookie: string; perSecond: number; seconds: number }

/** So many connections as a proxy keeps: a generator that was held up itself would otherwise open hundreds at once. */
const mostSockets = 64

/**
 * Requests at even distances, whether or not earlier ones were answered; the 99th percentile of the time from the moment when each was due
 * to the end of its answer, in milliseconds. A generator that sends each second's share at once would measure its own crowd, and one that
 * waits for answers would leave out what it made wait.
 */
export async function p99OfSteadyLoad({ url, cookie, perSecond, seconds }: SteadyLoad): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: mostSockets })
  const begin = performance.now()
  const responses: Promise<number>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begin + (index * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await wait(early)
    responses.push(read(url, cookie, agent).then(() => performance.now() - due))
  }
  const times = (await Promise.all(responses)).sort((a, b) => a - b)
  agent.destroy()
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
}

function read(url: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    })
    asked
      .on('error', (error: NodeJS.ErrnoException) => {
        // A kept connection was closed as it was taken up again. The time goes on: it counts from the moment that was due.
        if (error.code === 'ECONNRESET') read(url, cookie, agent).then(resolve, reject)
        else reject(error)
      })
      .end()
  })
}
