import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { givenUpNames, usesOf } from './names'
import { repositoryRoot } from './run-command'

const glossary = `# Glossary
| word | means |
| --- | --- |
| film | not this table |
## Say instead
| not | but | in no name |
| --- | --- | --- |
| own things | local data | \`ownThings\` |
| tidy | maintain | \`tidy()\` |
| talk | conversation | |
`

function house(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'maitri-names-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['apps', 'packages', 'scripts']) mkdirSync(join(root, folder))
  for (const [file, source] of Object.entries(files)) writeFileSync(join(root, file), source)
  return root
}

const namesIn = (files: Record<string, string>) =>
  usesOf(givenUpNames(glossary), house(files)).map(({ file, name, instead }) => [file, name, instead])

test.each([
  ['export const useOwnThings = 1', 'useOwnThings', 'local data'],
  ['export const OWN_THINGS = 1', 'OWN_THINGS', 'local data'],
  ['export type A = { ownThings: string }', 'ownThings', 'local data'],
  ['export function tidy() {}', 'tidy', 'maintain'],
])('%s is found, with what to say instead', (source, name, instead) => {
  expect(namesIn({ 'apps/a.ts': source })).toEqual([['apps/a.ts', name, instead]])
})

test('a file name is a name', () => {
  expect(namesIn({ 'packages/own-things.test.ts': 'export {}' })).toEqual([
    ['packages/own-things.test.ts', 'own-things.test.ts', 'local data'],
  ])
})

test.each([
  "export const words = 'own things, tidy'",
  '// ownThings\nexport {}',
  'export const tidyLine = 1, things = 2, own = 3',
  'export const talk = 1',
])('%s is no use of one', (source) => {
  expect(namesIn({ 'scripts/a.ts': source })).toEqual([])
})

test('the glossary gives names up', () => {
  const names = givenUpNames(readFileSync(join(repositoryRoot, 'docs/glossary.md'), 'utf8'))
  expect(names.map(({ words }) => words.join(' '))).toEqual(expect.arrayContaining(['film', 'own things', 'words of']))
})
