import { resolve } from 'node:path'
import { readConfig } from './config'
import { dumpToFile } from './db/operator-actions'

/** `npm run store:dump FILE`: writes all that the store holds to a new file, also while the server runs. */
const [file] = process.argv.slice(2)
try {
  if (!file) throw new Error('Name the file to write: npm run store:dump FILE')
  await dumpToFile(readConfig(), resolve(file))
  process.stdout.write(
    `Everything is in ${file}. It opens only together with the secret of this store: keep both, apart.\n`,
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
