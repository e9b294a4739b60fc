import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Merged, replaced or personal numbers that other apps still copy (`docs/safety.md`). They stand here in parts, so that a search of
 * the repository for any of them finds nothing.
 */
const neverPrinted = [
  ['1800', '599', '0019'],
  ['1860', '2662', '345'],
  ['1860', '266', '2345'],
  ['022', '2570', '6000'],
  ['022', '2552', '1111'],
  ['98204', '66627'],
  ['98204', '66726'],
].map((parts) => parts.join(''))

const root = join(import.meta.dirname, '../../..')
const folders = ['apps', 'packages', 'docs']
const skipped = new Set(['node_modules', 'dist', 'data', 'generated'])
const readable = /\.(?:tsx?|m?js|json|md|html|css|txt|ya?ml|svg|sql)$/

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : readable.test(entry.name) ? [path] : []
  })
}

function foundIn(text: string): string[] {
  // However it is grouped: blanks, hyphens, dots and brackets between digits do not count.
  const joined = text.replace(/(?<=\d)[\s\-.()]+(?=\d)/g, '')
  return neverPrinted.filter((number) => joined.includes(number))
}

test('the search sees a number however it is grouped', () => {
  expect(foundIn(`call ${['98204', '66627'].join(' ')} now`)).toHaveLength(1)
  expect(foundIn(`1800-${'599'}-0019`)).toHaveLength(1)
})

test('no number that must not be printed stands anywhere in the product', () => {
  const topLevel = readdirSync(root, { withFileTypes: true })
  const files = [
    ...topLevel.filter((entry) => entry.isFile() && entry.name.endsWith('.md')).map((entry) => join(root, entry.name)),
    ...topLevel
      .filter((entry) => entry.isDirectory() && folders.includes(entry.name))
      .flatMap((entry) => filesIn(join(root, entry.name))),
  ]
  expect(files.length).toBeGreaterThan(20)
  const guilty = files.filter((file) => foundIn(readFileSync(file, 'utf8')).length > 0)
  expect(guilty.map((file) => file.slice(root.length + 1))).toEqual([])
})
