import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { writeRecord } from '../db/records'
import { openStore } from '../db/store'
import { embeddedIn } from './store-options'

const [dataDir = '', owner = ''] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `${line}\n`)

try {
  const store = await openStore(embeddedIn(dataDir))
  say('open')
  process.stdin.once('end', async () => {
    await store.close()
    process.exit(0)
  })
  process.stdin.resume()
  while (owner !== '') {
    const id = randomUUID()
    const at = new Date().toISOString()
    await writeRecord(store, owner, 'analyses', { id, occurredAt: at, updatedAt: at, body: 'x'.repeat(2_000) })
    say(id)
  }
} catch (error) {
  say((error as Error).message)
  process.exitCode = 1
}
