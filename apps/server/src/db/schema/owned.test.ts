import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
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
