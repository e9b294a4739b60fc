import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** How long a file of PostgreSQL's log is. */
const fileBytes = 16 * 1024 * 1024
/** Before the end of one file the next is made; without it, nothing more is begun in the last quarter: what is under way has 4 MB. */
const makeNextFrom = fileBytes * (5 / 8)
const refuseFrom = fileBytes * (6 / 8)
/** While the next is being made there is no wait for it up to here. */
const waitFrom = fileBytes * (7 / 8)
const retryMs = 1_000

export type LogRoom = ReturnType<typeof createLogRoom>

/**
 * Keeps room for the log of the embedded PostgreSQL: its next file is made ahead of time. An engine that cannot begin the next file stops for
 * good in the middle of a query; one that knows before can refuse what would write, and goes on once there is room.
 */
export function createLogRoom(make: (path: string) => Promise<void> = makeLogFile) {
  let [path, end, nextPath, madeAt] = ['', 0, '', Number.NEGATIVE_INFINITY]
  let isMaking = false

  function makeNext() {
    if (isMaking || end < makeNextFrom || existsSync(nextPath) || performance.now() - madeAt < retryMs) return
    isMaking = true
    void make(nextPath)
      .catch(() => {})
      .finally(() => {
        isMaking = false
        madeAt = performance.now()
      })
  }

  return {
    /** Notes that the log was written up to `newEnd` in its file at `newPath`. */
    wrote(newPath: string, newEnd: number) {
      if (newPath !== path) [path, end, nextPath, madeAt] = [newPath, 0, nextOf(newPath), Number.NEGATIVE_INFINITY]
      end = Math.max(end, newEnd)
      makeNext()
    },

    /** Whether what writes would bring the log to its end. Looks for room again, at most once a second. */
    isFull(): boolean {
      if (end < refuseFrom || existsSync(nextPath)) return false
      makeNext()
      return !isMaking || end >= waitFrom
    },
  }
}

/** The file that follows: 8 digits of a timeline, 8 of a group of 256 files, 8 of the file in it, all hexadecimal. */
function nextOf(path: string): string {
  const name = basename(path)
  const number = BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`) + 1n
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0')
  return join(dirname(path), name.slice(0, 8) + hex(number / 256n) + hex(number % 256n))
}

/** A file of zeros, as PostgreSQL makes them; under a name that it removes at its start until it is whole. */
async function makeLogFile(path: string): Promise<void> {
  const draft = join(dirname(path), 'xlogtemp.next')
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(Buffer.alloc(fileBytes))
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
