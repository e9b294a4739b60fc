import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { givenUpNames, usesOf } from './names'
import { repositoryRoot } from './run-command'

const names = givenUpNames(readFileSync(join(repositoryRoot, 'docs/glossary.md'), 'utf8'))
const uses = usesOf(names, repositoryRoot)
for (const { file, name, instead } of uses) process.stdout.write(`${file}: ${name}. Say instead: ${instead}\n`)
process.stdout.write(`${names.length} names are given up, ${uses.length} uses found\n`)
process.exitCode = uses.length > 0 || names.length === 0 ? 1 : 0
