import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nativeReadings } from '../packages/content/src/native-readings'
import { languages } from '../packages/domain/src/language'
import { repositoryRoot } from './run-command'
import { countWords, drawSideBySide, type FileOfWords, stringsOf } from './side-by-side'

/**
 * `npm run words` counts the words of each language and file. `npm run words -- ta` lays the Tamil beside the English, as a page for the browser: all
 * that has changed since a native speaker last read the file, which is everything where nobody has. `--since=2026-11-22` takes that day instead, and
 * `--files=crisis,help` shows only these.
 */
const messages = 'packages/content/messages'
const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]

const files = execFileSync('git', ['ls-files', `${messages}/en/*.json`], { cwd: repositoryRoot, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((path) => path.replace(/^.*\/|\.json$/g, ''))

const readNow = (language: string, file: string) =>
  stringsOf(JSON.parse(readFileSync(join(repositoryRoot, messages, language, `${file}.json`), 'utf8')))

/** A file as it was at the end of a day; empty where it was not there yet. */
function readAt(day: string, language: string, file: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const commit = git('rev-list', '-1', `--before=${day}T23:59:59Z`, 'HEAD')
  if (!commit) return new Map()
  try {
    return stringsOf(JSON.parse(git('show', `${commit}:${messages}/${language}/${file}.json`)))
  } catch {
    return new Map()
  }
}

function printCounts(): void {
  const row = (name: string, counts: readonly (number | string)[]) => `| ${[name, ...counts].join(' | ')} |\n`
  const counts = files.map((file) => languages.map((language) => countWords([...readNow(language, file).values()])))
  process.stdout.write(
    row('file', languages) +
      row(
        '---',
        languages.map(() => '--:'),
      ),
  )
  for (const [at, file] of files.entries()) process.stdout.write(row(file, counts[at] ?? []))
  process.stdout.write(
    row(
      'all',
      languages.map((_, at) => counts.reduce((sum, ofFile) => sum + (ofFile[at] ?? 0), 0)),
    ),
  )
}

function drawPage(language: Exclude<(typeof languages)[number], 'en'>): void {
  const wanted = option('files')?.split(',') ?? files
  const shown = wanted.map((file): FileOfWords => {
    const since = option('since') ?? nativeReadings[language][file]?.on ?? null
    const before = (of: string) => (since ? readAt(since, of, file) : new Map<string, string>())
    return {
      name: file,
      since,
      english: readNow('en', file),
      own: readNow(language, file),
      englishBefore: before('en'),
      ownBefore: before(language),
    }
  })
  const folder = join(repositoryRoot, '.cache')
  const path = join(folder, `words-${language}.html`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, drawSideBySide(language, shown))
  process.stdout.write(`Open in a browser: ${path}\n`)
}

const language = process.argv[2] ?? ''
if (!language || language.startsWith('--')) printCounts()
else if (Object.hasOwn(nativeReadings, language)) drawPage(language as keyof typeof nativeReadings)
else throw new Error(`Maitri is not written in '${language}': ${Object.keys(nativeReadings).join(', ')}`)
