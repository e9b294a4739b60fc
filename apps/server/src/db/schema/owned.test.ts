import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { holdings, sharedTables } from '../personal-data'
import { isOwned } from './owned'
import { tables } from './tables'

const source = join(import.meta.dirname, '../..')
const modulesIn = (folder: string) =>
  readdirSync(join(source, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(source, folder, name))

const namesOf = (some: readonly PgTable[]) => some.map((table) => getTableName(table)).sort()

test('every table that the schema declares is in the list of tables', async () => {
  const modules = await Promise.all(modulesIn('db/schema').map((file) => import(file)))
  const declared = modules.flatMap((exported) => Object.values(exported)).filter((value) => is(value, PgTable))
  expect(namesOf(tables)).toEqual([...new Set(namesOf(declared))])
})

test.each(namesOf(tables))('%s is owned, and then in every download and erasure, or shared for a reason', (name) => {
  const table = tables.find((one) => getTableName(one) === name)
  const isHeld = holdings.some((holding) => holding.table === table)
  if (table && isOwned(table)) {
    expect(isHeld).toBe(true)
    expect(sharedTables).not.toHaveProperty(name)
  } else {
    expect(isHeld).toBe(false)
    expect(sharedTables[name]).toMatch(/\w+ \w+/)
  }
})

test('a table that names a person in a column is owned', () => {
  const naming = tables.filter((table) =>
    Object.values(getTableColumns(table)).some(({ name }) => ['owner', 'user_id', 'email'].includes(name)),
  )
  expect(namesOf(naming.filter((table) => !isOwned(table)))).toEqual([])
})

test('no query asks whose a row is but by ownedBy and isOwnedBy', () => {
  const comparison =
    /\beq\(\w+\.(?:owner|userId), (?!\w+\.(?:owner|userId)\))|\.owner\b[^,;\n]* [!=]== |[!=]== \w+\.owner\b/
  const found = [...modulesIn('db'), ...modulesIn('services'), ...modulesIn('routes')].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => comparison.test(line))
      .map((line) => `${file.slice(source.length)}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/**
 * Owned tables whose key does not begin with the owner, and why. A PostgreSQL that spreads rows over servers by owner needs the owner in each
 * key: these are found before anybody knows whose the row is, or are unique for more than one person.
 */
const foundWithoutOwner: Record<string, string> = {
  users: 'the person itself, found by the address of mail',
  sessions: 'found by the token of the cookie',
  sign_in_methods: 'found by what Google calls the person',
  verifications: 'found by the token of a link',
  outbox: 'taken by the job that sends mail, whoever it is from',
  consents: 'counted up, so that the latest stands last',
  push_devices: "found by the browser's address, which may change its person",
  passkeys: 'found by what the browser shows at the second step',
  bookings: 'a slot is unique for its therapist, over all people',
  therapist_messages: 'found by the id in a reply of the practice',
  groups: 'seen by everybody',
  group_members: 'listed by group, and a pseudonym is unique in it',
  group_reports: 'counted by group',
  group_hides: 'asked for beside the group',
}

test('the key of an owned table begins with the owner, so that rows can be spread by it, or its reason is said', () => {
  const beginsElsewhere = tables.filter(isOwned).filter((table) => {
    const { primaryKeys, columns } = getTableConfig(table)
    const [first] = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
    return !['owner', 'user_id'].includes(first?.name ?? '')
  })
  expect(namesOf(beginsElsewhere)).toEqual(Object.keys(foundWithoutOwner).sort())
})
