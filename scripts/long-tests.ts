/** What one long test found: a line of figures, and whether what it promises holds. */
export type LongTestResult = { figures: string; holds: boolean }

export type LongTest = {
  name: string
  /** A command of the repository's own tools with its arguments. */
  command: readonly [string, ...string[]]
  /** Reads the figures out of what the command printed. */
  readFigures: (output: string, exitCode: number) => LongTestResult
}

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
]
