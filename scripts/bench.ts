import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { benchServer } from '../apps/server/bench/server'
import { benchStore } from '../apps/server/bench/store'
import { benchExercises } from '../apps/web/bench/exercises'
import { benchSync } from '../apps/web/bench/sync'
import { benchVideo } from '../apps/web/bench/video'
import { benchWeb, type Figure } from './bench-web'
import { presentBenchmarks } from './benchmarks-page'
import { repositoryRoot, runOrThrow } from './run-command'

/**
 * Prints the figures of the promises, and writes them to `docs/benchmarks.md`. Figures, never a verdict: this machine may be busy, and the page
 * says how busy it was. Arguments choose sections; the page then says what was left out.
 */
const sections: { title: string; measure: () => Promise<Figure[]> }[] = [
  { title: 'Server', measure: benchServer },
  { title: 'Store', measure: benchStore },
  { title: 'Web', measure: benchWeb },
  { title: 'Exercises', measure: benchExercises },
  { title: 'Video', measure: benchVideo },
  { title: 'Sync', measure: benchSync },
]

const wanted = process.argv.slice(2).map((title) => title.toLowerCase())
const isWanted = (title: string) => wanted.length === 0 || wanted.includes(title.toLowerCase())

await runOrThrow('node', ['--import', 'tsx', 'scripts/build.ts', '--if-stale'])
const measured: { title: string; figures: Figure[] }[] = []
const loads = [loadavg()[0] ?? 0]
for (const { title, measure } of sections) {
  if (!isWanted(title)) continue
  process.stdout.write(`\n${title}\n`)
  const figures = await measure()
  measured.push({ title, figures })
  loads.push(loadavg()[0] ?? 0)
  for (const { name, figure, holds } of figures) {
    process.stdout.write(`  ${holds === false ? 'MISS ' : ''}${name.padEnd(72)} ${figure}\n`)
  }
  // After each section, so that a run that is cut off leaves what it measured.
  writePage()
}
if (isWanted('Engines')) {
  process.stdout.write('\nEngines\n')
  await runOrThrow('npm', ['run', '--silent', 'bench:engines'])
}

function writePage(): void {
  const page = presentBenchmarks(measured, {
    day: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    node: process.version,
    load: Math.max(...loads),
    leftOut: sections.map(({ title }) => title).filter((title) => !measured.some((one) => one.title === title)),
  })
  writeFileSync(join(repositoryRoot, 'docs/benchmarks.md'), page)
}
