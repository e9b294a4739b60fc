import { spawn } from 'node:child_process'
import { type LongTest, type LongTestResult, longTests } from './long-tests'
import { repositoryRoot } from './run-command'

/** Runs the tests that take too long for `npm test`, one after the other, and prints their figures. Arguments choose some by name. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !longTests.some((longTest) => longTest.name === name))
if (unknown.length > 0) {
  throw new Error(`There is no long test ${unknown.join(', ')}: ${longTests.map(({ name }) => name).join(', ')}`)
}

const rows: { name: string; minutes: string; result: LongTestResult }[] = []
for (const longTest of longTests) {
  if (wanted.length > 0 && !wanted.includes(longTest.name)) continue
  process.stdout.write(`\n${longTest.name}\n`)
  const startedAt = Date.now()
  const result = await runLongTest(longTest)
  rows.push({ name: longTest.name, minutes: ((Date.now() - startedAt) / 60_000).toFixed(1), result })
}

process.stdout.write('\n')
for (const { name, minutes, result } of rows) {
  process.stdout.write(
    `${result.holds ? 'holds' : 'FAILS'}  ${name.padEnd(24)} ${minutes.padStart(6)} min  ${result.figures}\n`,
  )
}
process.exitCode = rows.every(({ result }) => result.holds) ? 0 : 1

/** Its output is passed on while it runs, since it runs for long. */
function runLongTest({ command: [program, ...args], env, readFigures }: LongTest): Promise<LongTestResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env, PATH: `${repositoryRoot}node_modules/.bin:${process.env.PATH}` },
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      process.stdout.write(chunk)
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(readFigures(output, code ?? 1)))
  })
}
