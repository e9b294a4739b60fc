/** What one long test found: a line of figures, and whether what it promises holds. */
export type LongTestResult = { figures: string; holds: boolean }

export type LongTest = {
  name: string
  /** A command of the repository's own tools with its arguments. */
  command: readonly [string, ...string[]]
  env?: Record<string, string>
  /** Reads the figures out of what the command printed. */
  readFigures: (output: string, exitCode: number) => LongTestResult
}

/** One test file with more, or other, rounds than `npm test` has; `figures` is the line it prints, for some once for each store. */
const testFile = (
  project: 'server' | 'packages',
  file: string,
  env: Record<string, string>,
  figures: RegExp,
): Omit<LongTest, 'name'> => ({
  command: ['vitest', 'run', '--project', project, file],
  env,
  readFigures: (output, exitCode) => ({
    figures: [...output.matchAll(new RegExp(figures, 'gm'))].join('; ') || 'it did not come to its end',
    holds: exitCode === 0,
  }),
})

/** Tests that take too long for `npm test`. A further one is an entry here. */
export const longTests: readonly LongTest[] = [
  {
    name: 'mutate:owners',
    command: ['node', '--import', 'tsx', 'scripts/mutate-owners.ts'],
    readFigures: (output, exitCode) => ({
      figures: /^\d+ conditions on an owner .*$/m.exec(output)?.[0] ?? 'it did not come to its end',
      holds: exitCode === 0,
    }),
  },
  {
    name: 'own-kolams',
    command: ['node', '--import', 'tsx', 'scripts/count-own-kolams.ts'],
    readFigures: (output, exitCode) => ({
      figures: /^\d+ seeds: .*$/m.exec(output)?.[0] ?? 'it did not come to its end',
      holds: exitCode === 0,
    }),
  },
  {
    name: 'hostile-requests',
    ...testFile(
      'server',
      'apps/server/src/routes/hostile-requests.test.ts',
      { HOSTILE_INPUTS: '10000', HOSTILE_SEED: String(Date.now() % 2 ** 31) },
      /^\d+ hostile inputs .*$/m,
    ),
  },
  {
    name: 'kill-rounds',
    ...testFile('server', 'apps/server/src/kill-rounds.test.ts', { KILL_ROUNDS: '100' }, /^\d+ kills .*$/m),
  },
  {
    name: 'interrupted-migration',
    ...testFile(
      'server',
      'apps/server/src/db/interrupted-migration.test.ts',
      { MIGRATION_KILLS: '30' },
      /^\d+ migrations killed: .*$/m,
    ),
  },
  {
    name: 'full-disk',
    ...testFile('server', 'apps/server/src/full-disk.test.ts', { FULL_DISK_ROUNDS: '10' }, /^\d+ full disks .*$/m),
  },
  {
    name: 'full-disk-by-limit',
    ...testFile(
      'server',
      'apps/server/src/full-disk.test.ts',
      { FULL_DISK_ROUNDS: '10', SMALL_DISK: 'file-size-limit' },
      /^\d+ full disks .*$/m,
    ),
  },
  {
    name: 'scale-out',
    ...testFile('server', 'apps/server/src/scale-out.test.ts', { SCALE_ROUNDS: '20' }, /^\d+ kills of one .*$/m),
  },
  {
    name: 'failover',
    ...testFile('server', 'apps/server/src/failover.test.ts', { FAILOVER_ROUNDS: '5' }, /^\d+ failovers: .*$/m),
  },
  {
    name: 'many-devices',
    ...testFile('packages', 'packages/domain/src/sync/many-devices.test.ts', { SYNC_RUNS: '10000' }, /^\d+ lives .*$/m),
  },
  {
    name: 'every-screen',
    command: ['playwright', 'test', '--config', 'apps/web/e2e/playwright.config.ts', 'every-screen.spec.ts'],
    env: { WALK_IN_ALL_LANGUAGES: 'yes' },
    readFigures: (output, exitCode) => ({
      figures: `eight languages, room and stillness of every screen: ${/\d+ passed/.exec(output)?.[0] ?? '0 passed'}`,
      holds: exitCode === 0,
    }),
  },
  {
    name: 'accessible-screens',
    command: ['playwright', 'test', '--config', 'apps/web/e2e/playwright.config.ts', 'accessible-screens.spec.ts'],
    env: { WALK_IN_ALL_LANGUAGES: 'yes' },
    readFigures: (output, exitCode) => ({
      figures: `eight languages, signed out, as a guest and signed in: ${/\d+ passed/.exec(output)?.[0] ?? '0 passed'}`,
      holds: exitCode === 0,
    }),
  },
]
