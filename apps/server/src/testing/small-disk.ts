import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newDataDir } from './store-options'

export type SmallDisk = {
  way: 'mounted' | 'stand-in'
  directory: string
  /** What Node is started with, so that the disk counts for it. */
  nodeArguments: string[]
  env: Record<string, string>
  /** Leaves no room. */
  fill(): void
  /** Makes room again. */
  free(): void
  discard(): void
}

const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'ignore' }).status === 0

/** A disk of so many megabytes: mounted where this user may mount, else one whose files cannot grow while it is full. */
export function openSmallDisk(megabytes: number): SmallDisk {
  const directory = newDataDir()
  const isMounted =
    process.env.SMALL_DISK !== 'stand-in' && mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory)
  const remove = () => rmSync(directory, { recursive: true, force: true })
  const ballast = join(directory, 'ballast')
  const free = () => rmSync(ballast, { force: true })
  if (!isMounted) {
    const preload = fileURLToPath(new URL('./no-room.mjs', import.meta.url))
    return {
      way: 'stand-in',
      directory,
      nodeArguments: ['--import', preload],
      env: { NO_ROOM_WHILE: ballast },
      fill: () => writeFileSync(ballast, ''),
      free,
      discard: remove,
    }
  }
  return {
    way: 'mounted',
    directory,
    nodeArguments: [],
    env: {},
    fill: () => fillWith(ballast),
    free,
    discard() {
      spawnSync('umount', [directory])
      if (!existsSync(join(directory, 'data'))) remove()
    },
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
