import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { migrateTo } from '../db/migrate'
import { migrations } from '../db/migrations/inlined'
import { openStoreWith, type StoreOptions } from '../db/store'

// Opens a store as a new version does, says each migration as it is done, and leaves whoever listens a moment to end it there.
const options: StoreOptions = JSON.parse(process.argv[2] ?? '')
const say = (line: string) => writeSync(1, `${line}\n`)

await openStoreWith(options, async (tx) => {
  for (const { name } of migrations) {
    await migrateTo(tx, name)
    say(name)
    await wait(20)
  }
})
say('open')
process.exit(0)
