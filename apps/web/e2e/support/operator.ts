import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { RunningApp } from './running-app'

const repositoryRoot = new URL('../../../..', import.meta.url).pathname

/** What `npm run outbox` prints to the operator of a running app, from the built files that the app runs from. */
export async function readOutbox({ dataDir }: RunningApp): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['apps/server/dist/print-outbox.js'], {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })
  return stdout
}
