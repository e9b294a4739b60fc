import { readConfig } from './config'
import { rotateDataKey } from './db/rotate-data-key'
import { openStore } from './db/store'

/** `npm run store:rotate-key`: seals every person's words again under a new data key. Every server of this store must be stopped. */
try {
  const store = await openStore(readConfig())
  try {
    await rotateDataKey(store)
  } finally {
    await store.close()
  }
  process.stdout.write('Everything is sealed with a new key.\n')
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
