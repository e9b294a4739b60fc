import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryRoot } from './run-command'

const read = (path: string) => readFileSync(`${repositoryRoot}${path}`, 'utf8')

const sources = [
  'apps/server/src',
  'apps/web/src',
  'apps/web/e2e',
  'packages/domain',
  'packages/contracts',
  'packages/content/src',
  'scripts',
].flatMap((folder) =>
  readdirSync(`${repositoryRoot}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|(^|\/)dist\/|weights-data/.test(file))
    .map((file) => `${folder}/${file}`),
)

/** What `pattern` finds in comments and titles, with the file that cites it. */
const citations = (pattern: RegExp) =>
  sources.flatMap((file) => [...read(file).matchAll(pattern)].map(([cited]) => ({ file, cited })))

test('every safety and privacy rule that is cited stands in docs/safety.md', () => {
  const rules = new Set([...read('docs/safety.md').matchAll(/^- \*\*([SP]\d+)\*\*/gm)].map(([, rule]) => rule))
  expect(rules.size).toBe(36)
  const cited = citations(/(?<=[\s`(,])[SP]\d{1,2}(?=[\s,;:.)'])/g)
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ cited }) => !rules.has(cited))).toEqual([])
})

test('every page of docs that is cited is there', () => {
  const cited = citations(/docs\/[a-z\d/-]+\.md/g)
  const pages = new Set(
    readdirSync(`${repositoryRoot}docs`, { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
  )
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ cited }) => !pages.has(cited))).toEqual([])
})

test('no page is cited that a clone does not hold', () => {
  expect(
    citations(/(?<!docs\/)\b(?:safety|product|spec|exercises|style|stack|design)\.md/g).filter(
      ({ file }) => !file.startsWith('scripts/'),
    ),
  ).toEqual([])
})
