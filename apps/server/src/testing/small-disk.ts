import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { newDataDir } from './store-options'

export type SmallDisk = {
  way: 'mounted' | 'file-size limit'
  directory: string
  /** Leaves no room for the process `pid`, nor for the file that it logs to. */
  fill(pid: number, log: string): void
  /** Makes room again. */
  free(pid: number): void
  discard(): void
}

/**
 * A disk of so many megabytes where this user may mount one, and `SMALL_DISK` is not `file-size-limit`. Else the system's own limit on how long
 * a file of the process may be, RLIMIT_FSIZE: Node ignores its signal, so that a write beyond it fails, as one on a full disk does.
 */
export function openSmallDisk(megabytes: number): SmallDisk {
  const directory = newDataDir()
  const isMounted =
    process.env.SMALL_DISK !== 'file-size-limit' &&
    succeeds('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory)
  return isMounted ? mounted(directory) : limited(directory)
}

const succeeds = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

function mounted(directory: string): SmallDisk {
  const ballast = join(directory, 'ballast')
  return {
    way: 'mounted',
    directory,
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    discard() {
      spawnSync('umount', [directory])
      if (!existsSync(join(directory, 'data'))) rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** How long a file of PostgreSQL's log is. It is made whole, and written in place from then on, on a full disk too. */
const logFileBytes = 16 * 1024 * 1024

function limited(directory: string): SmallDisk {
  const limit = (pid: number, bytes: number | 'unlimited') => {
    if (!succeeds('prlimit', `--pid=${pid}`, `--fsize=${bytes}:`)) throw new Error('prlimit (util-linux) is needed')
  }
  return {
    way: 'file-size limit',
    directory,
    fill(pid, log) {
      // While PostgreSQL's log has one file only, the next must find no room either; a longer log would end in the middle of a file.
      const logFiles = readdirSync(join(directory, 'data/store/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
      const longest = logFiles.length > 1 ? logFileBytes : logFileBytes - 8 * 1024
      // A hole up to the limit takes no room, and leaves none.
      if (statSync(log).size < longest) truncateSync(log, longest)
      limit(pid, longest)
    },
    free: (pid) => limit(pid, 'unlimited'),
    discard: () => rmSync(directory, { recursive: true, force: true }),
  }
}

function fillWith(file: string) {
  for (let bytes = 1024 * 1024; bytes >= 512; bytes /= 2) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
