import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildFonts } from '../apps/web/fonts/build-fonts'
import { runChecks } from './check'
import { chromiumPath } from './chromium'
import { installMissing } from './install-missing'
import { repositoryRoot, run } from './run-command'

type Counts = { passed: number; failed: number; skipped: number }

/** Every test there is: checks, vitest (packages, server on both stores, web, browser) and the journeys in Chromium over the built app. */
await installMissing()
const reports = mkdtempSync(join(tmpdir(), 'maitri-test-'))
const totals: Counts[] = []
/** Named once more at the end, where they are looked for. */
const failures: string[] = []
let isBroken = false

// Once, before two at a time would cut them: the build, and the check that reads vitest's settings.
await buildFonts()
// Most checks keep one core busy, and so does the build, which the journeys need later.
const [checked, buildCode] = await Promise.all([runChecks(), run('node', ['--import', 'tsx', 'scripts/build.ts'])])
totals.push({ ...checked, skipped: 0 })

const vitestReport = join(reports, 'vitest.json')
const vitestCode = await run('vitest', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
  // As the journeys: once again on a shared machine.
  `--retry=${process.env.CI ? 1 : 0}`,
])
totals.push(countVitest(vitestReport, vitestCode))

if (buildCode === 0) {
  const firstLoadCode = await run('node', ['--import', 'tsx', 'scripts/check-first-load.ts'])
  totals.push({ passed: firstLoadCode === 0 ? 1 : 0, failed: firstLoadCode === 0 ? 0 : 1, skipped: 0 })
  const playwrightReport = join(reports, 'playwright.json')
  const playwrightCode = await run('playwright', ['test', '--config', 'apps/web/e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, CHROMIUM_PATH: chromiumPath() },
  })
  totals.push(countPlaywright(playwrightReport, playwrightCode))
} else {
  isBroken = true
}
rmSync(reports, { recursive: true, force: true })

const total = totals.reduce((sum, counts) => ({
  passed: sum.passed + counts.passed,
  failed: sum.failed + counts.failed,
  skipped: sum.skipped + counts.skipped,
}))
if (isBroken) process.stdout.write('The build failed, so the journeys did not run.\n')
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
// A skipped test is a failed promise.
process.exitCode = isBroken || total.failed > 0 || total.skipped > 0 ? 1 : 0

/** A runner that ended badly without a failed test (a crash, an unhandled error) counts as one failure. */
function withCrash(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function countVitest(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const skipped = report.numPendingTests + report.numTodoTests
  for (const { name, message, status, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((one: { status: string }) => one.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      failures.push(`${relative(repositoryRoot, name)}: ${firstLineOf(message)}`)
    for (const one of failed)
      failures.push(`${relative(repositoryRoot, name)} › ${one.fullName}: ${firstLineOf(one.failureMessages[0])}`)
  }
  return withCrash({ passed: report.numPassedTests, failed: report.numFailedTests, skipped }, exitCode)
}

function countPlaywright(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'))
  failures.push(...failedJourneys(suites), ...errors.map((one: { message?: string }) => firstLineOf(one.message)))
  return withCrash({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }, exitCode)
}

type Suite = {
  file: string
  suites?: Suite[]
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}

function failedJourneys(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => `${file} › ${title}: ${firstLineOf(tests[0]?.results.at(-1)?.error?.message)}`),
    ...failedJourneys(inner),
  ])
}

function firstLineOf(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? ''
}
