import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { repositoryRoot } from './run-command'

/**
 * Takes out every condition on an owner in turn, and runs the server's tests on the embedded store until one fails. A condition is a call of
 * `ownedBy` or `isOwnedBy`. Prints which test caught which; exit code 1 where one was missed. Arguments choose conditions by a part of
 * their file's name.
 */

type Mutant = { id: string; file: string; line: number; condition: string }
type Outcome = { mutant: Mutant; caughtBy: string | null; seconds: number }

const server = join(repositoryRoot, 'apps/server')
/** The helpers themselves, and the tests, are not mutated. */
const sources = ['src/db', 'src/services', 'src/routes'].flatMap((folder) =>
  readdirSync(join(server, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(server, folder, name)),
)
const call = /\b(ownedBy|isOwnedBy)\(([^()]*)\)/g
const variable = 'MAITRI_OWNER_MUTANT'

const idOf = (file: string, index: number) => `${relative(server, file)}#${index}`

function mutantsOf(file: string): Mutant[] {
  const code = readFileSync(file, 'utf8')
  const found = [...code.matchAll(call)]
  if (found.length !== code.split(/\b(?:isO|o)wnedBy\(/).length - 1)
    throw new Error(`A condition in ${file} is not a plain call`)
  return found.map((match, index) => ({
    id: idOf(file, index),
    file: relative(repositoryRoot, file),
    line: code.slice(0, match.index).split('\n').length,
    condition: match[0],
  }))
}

/** Every condition of a module behind a switch, so that the module is compiled once for all of them. */
function withSwitches(code: string, file: string): string {
  let index = 0
  const switched = code.replace(call, (condition, helper: string) => {
    const everyone = helper === 'ownedBy' ? 'everyRow`true`' : 'true'
    return `(process.env.${variable} === ${JSON.stringify(idOf(file, index++))} ? ${everyone} : ${condition})`
  })
  return `import { sql as everyRow } from 'drizzle-orm'; ${switched}`
}

/** The test that was written to catch a missing condition comes first. */
const isFirst = (path: string) => path.endsWith('routes/owned-routes.test.ts')

/** What a mutant meets that outlives it: tests of its own name, those that import it, and those of downloads and of ending what is outstanding. */
function isFitting({ file }: Mutant, path: string): boolean {
  if (isFirst(path)) return false
  const name = basename(file, '.ts')
  const imports = new RegExp(`/${name}'`)
  const code = readFileSync(path, 'utf8')
  // What runs in a process of its own is not mutated there.
  if (/store-child|run-server|two-servers/.test(code)) return false
  return (
    basename(path) === `${name}.test.ts` ||
    /(?:personal-data|account-takeover|account-actions)\.test\.ts$/.test(path) ||
    imports.test(code)
  )
}

async function openVitest(): Promise<Vitest> {
  return await createVitest(
    'test',
    {
      root: repositoryRoot,
      config: false,
      watch: false,
      environment: 'node',
      globalSetup: ['apps/server/src/testing/postgres-global-setup.ts'],
      isolate: false,
      bail: 1,
      testTimeout: 120_000,
      hookTimeout: 240_000,
      include: ['apps/server/src/**/*.test.ts'],
      testNamePattern: /^(?!.*on PostgreSQL)/,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'owner-mutants',
          enforce: 'pre',
          transform: (code, id) => (sources.includes(id) ? withSwitches(code, id) : null),
        },
      ],
    },
  )
}

async function runTests(vitest: Vitest, mutant: string, files: (path: string) => boolean): Promise<string | null> {
  for (const { config } of vitest.projects) config.env = { ...config.env, [variable]: mutant }
  // vitest answers with the files of every run so far: a failure of an earlier one would count as this mutant's.
  vitest.state.filesMap.clear()
  const specifications = await vitest.globTestSpecifications()
  const chosen = specifications.filter(({ moduleId }) => files(moduleId))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
  return failureIn(testModules) ?? (unhandledErrors.length > 0 ? 'an unhandled error' : null)
}

function failureIn(modules: TestModule[]): string | null {
  for (const module of modules) {
    for (const failed of module.children.allTests('failed')) return `${failed.fullName} (${module.relativeModuleId})`
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) return `${suite.fullName} (${module.relativeModuleId})`
    if (module.errors().length > 0) return `${module.relativeModuleId}, before its first test`
  }
  return null
}

const wanted = process.argv.slice(2)
const mutants = sources
  .flatMap(mutantsOf)
  .filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
const vitest = await openVitest()

const unmutated = await runTests(
  vitest,
  'none',
  (path) => isFirst(path) || mutants.some((mutant) => isFitting(mutant, path)),
)
if (unmutated) throw new Error(`A test fails before anything is taken out: ${unmutated}`)

const outcomes: Outcome[] = []
for (const mutant of mutants) {
  const begunAt = Date.now()
  const caughtBy =
    (await runTests(vitest, mutant.id, isFirst)) ??
    (await runTests(vitest, mutant.id, (path) => isFitting(mutant, path)))
  outcomes.push({ mutant, caughtBy, seconds: (Date.now() - begunAt) / 1000 })
  process.stdout.write(`${mutant.file}:${mutant.line}  ${mutant.condition}  ${caughtBy ?? 'MISSED'}\n`)
}
await vitest.close()

const missed = outcomes.filter(({ caughtBy }) => caughtBy === null)
process.stdout.write(
  `${mutants.length} conditions on an owner taken out, ${mutants.length - missed.length} caught, ${missed.length} missed\n`,
)
process.exitCode = missed.length > 0 ? 1 : 0
