import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from '@swc/core'

/** A private word that was given up: its parts in the order in which they stand in a name, whether only the whole name is meant, and what to say instead. */
export type GivenUpName = { words: readonly string[]; isWhole: boolean; instead: string }

export type NameUse = { file: string; name: string; instead: string }

/**
 * The names that no code may bear any more: the third column of the table 'Say instead' in the glossary, each in backticks. With
 * brackets it is the whole of a name, else also a part of one. A row without any is not held.
 */
export function givenUpNames(glossary: string): GivenUpName[] {
  const [, table = ''] = glossary.split('## Say instead')
  return [...table.matchAll(/^\|[^|]*\|([^|]*)\|([^|]*)\|$/gm)].flatMap(([, instead = '', names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({
      words: wordsIn(name),
      isWhole: name.endsWith('()'),
      instead: instead.trim(),
    })),
  )
}

const skipped = /(?:^|\/)(?:node_modules|dist|test-results|drawn)\//

/** Every identifier and every file name below `root` that bears one of these names, once for each file. */
export function usesOf(names: readonly GivenUpName[], root: string): NameUse[] {
  return ['apps', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !skipped.test(file))
      .flatMap((file) => {
        const found = [basename(file), ...identifiersOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))]
        return found.flatMap((name) => {
          const words = wordsIn(name)
          const givenUp = names.find((one) => holds(words, one))
          return givenUp ? [{ file, name, instead: givenUp.instead }] : []
        })
      }),
  )
}

/** The words of a name in any of the usual forms: `ownThings`, `own-things.ts`, `OWN_THINGS`. */
function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
}

const holds = (words: readonly string[], { words: sought, isWhole }: GivenUpName) =>
  (!isWhole || words.length === sought.length) &&
  words.some((_, at) => sought.every((word, index) => words[at + index] === word))

function identifiersOf(source: string, tsx: boolean): ReadonlySet<string> {
  const found = new Set<string>()
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }))
  return found

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(visit)
    const { type, value } = node as { type?: string; value?: unknown }
    if (type === 'Identifier' && typeof value === 'string') found.add(value)
    for (const child of Object.values(node)) visit(child)
  }
}
