import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tables } from './schema/tables'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8')
const section = page.slice(page.indexOf('### What a dump tells'), page.indexOf('## Second factors'))

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'docs/security.md says what the open columns of %s tell',
  (name, table) => {
    const row = section.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
    const said = row?.split('|')[2]?.split(',')
    const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'sealed')
    expect(said?.map((column) => column.trim()).sort()).toEqual(columns.map(([, column]) => column.name).sort())
  },
)
