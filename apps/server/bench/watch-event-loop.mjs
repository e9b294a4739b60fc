import { openSync, readSync } from 'node:fs'

// Runs inside the measured server, before it. Each message is answered with the longest turn of the event loop since the one before, in
// milliseconds; from the first on it turns without a pause. What the thread waited for a free core is not counted: others had the machine.
const scheduling = open(`/proc/self/task/${process.pid}/schedstat`)
const text = Buffer.alloc(128)
let [longestMs, turnedAt, waitedMs, isWatching] = [0, 0, 0, false]

process.on('message', () => {
  process.send?.(longestMs)
  longestMs = 0
  if (isWatching) return
  isWatching = true
  take()
  setImmediate(turn)
})
// The channel alone keeps no server running.
process.channel?.unref()

function turn() {
  const [at, waited] = [turnedAt, waitedMs]
  take()
  longestMs = Math.max(longestMs, turnedAt - at - (waitedMs - waited))
  setImmediate(turn)
}

function take() {
  turnedAt = performance.now()
  if (scheduling === null) return
  const length = readSync(scheduling, text, 0, text.length, 0)
  waitedMs = Number(text.toString('latin1', 0, length).split(' ')[1]) / 1e6
}

/** The second of its numbers is how long the thread was ready and had no core, in nanoseconds. Null where the system does not say. */
function open(path) {
  try {
    return openSync(path)
  } catch {
    return null
  }
}
