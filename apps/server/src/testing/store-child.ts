import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./store-child-program.ts', import.meta.url))

export type StoreChild = { process: ChildProcess; lines: Interface; ended: Promise<unknown> }

/** Another process that opens the store in `dataDir`, says 'open', and writes records of `owner`, one line per acknowledged id. */
export function startStoreChild(dataDir: string, owner = ''): StoreChild {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, owner], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return { process: child, lines: createInterface({ input: child.stdout }), ended: once(child, 'exit') }
}

/** The next line that the child says; null where it ended before. */
export async function nextLine({ lines, ended }: StoreChild): Promise<string | null> {
  return await Promise.race([once(lines, 'line').then(([line]) => line), ended.then(() => null)])
}
