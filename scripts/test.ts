import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFonts } from '../apps/web/fonts/build-fonts'
import { runChecks } from './check'
import { chromiumPath } from './chromium'
import { installMissing } from './install-missing'
import { run } from './run-command'

type Counts = { passed: number; failed: number; skipped: number }

/** Every test there is: checks, vitest (packages, server on both stores, web, browser) and the journeys in Chromium over the built app. */
await installMissing()
const reports = mkdtempSync(join(tmpdir(), 'maitri-test-'))
const totals: Counts[] = []
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
  return withCrash({ passed: report.numPassedTests, failed: report.numFailedTests, skipped }, exitCode)
}

function countPlaywright(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  return withCrash({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }, exitCode)
}
