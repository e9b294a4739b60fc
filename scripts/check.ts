import { run } from './run-command'

/** What a machine can check without running the product. Fonts are not needed for it: their generated style sheet is not typed. */
const checks: { name: string; command: string; args: string[] }[] = [
  {
    name: 'types',
    command: 'tsc',
    args: ['-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json'],
  },
  { name: 'lint and format', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: 'node', args: ['--import', 'tsx', 'scripts/check-boundaries.ts'] },
  { name: 'names', command: 'node', args: ['--import', 'tsx', 'scripts/check-names.ts'] },
  { name: 'words', command: 'node', args: ['--import', 'tsx', 'scripts/check-words.ts'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'contrast', command: 'node', args: ['--import', 'tsx', 'scripts/check-contrast.ts'] },
]

/** Runs every check, also after one failed, and answers how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let failed = 0
  for (const check of checks) {
    process.stdout.write(`check: ${check.name}\n`)
    if ((await run(check.command, check.args)) !== 0) {
      failed += 1
      process.stdout.write(`check: ${check.name} FAILED\n`)
    }
  }
  return { passed: checks.length - failed, failed }
}

if (process.argv[1]?.endsWith('check.ts')) {
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
