import { resolve } from 'node:path'
import { readConfig } from './config'
import { restoreStore } from './db/dump'

/** `npm run store:restore FILE`: fills the new, empty store that DATA_DIR or DATABASE_URL names from a dump. */
const [file] = process.argv.slice(2)
try {
  if (!file) throw new Error('Name the file to read: npm run store:restore FILE')
  const store = await restoreStore(readConfig(), resolve(file))
  await store.close()
  process.stdout.write(`The store is filled from ${file}.\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
