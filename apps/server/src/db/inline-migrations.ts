import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'migrations')

/** The module that carries the migrations' SQL, so that vitest, tsx and the server's bundle find it the same way. */
export function inlinedMigrations(): string {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const entries = files.map((name) => {
    const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')
    return { name: name.replace(/\.sql$/, ''), statements: statements.map((statement) => statement.trim()) }
  })
  return `// Written by inline-migrations.ts from the .sql files beside it.\nexport const migrations = ${JSON.stringify(entries, null, 2)}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(folder, 'inlined.ts'), inlinedMigrations())
