import { benchServer } from '../apps/server/bench/server'
import { benchStore } from '../apps/server/bench/store'
import { benchVideo } from '../apps/web/bench/video'
import { benchWeb, type Figure } from './bench-web'
import { runOrThrow } from './run-command'

/** Prints the figures of the promises in `docs/operations.md`. Figures, never a verdict: this machine may be busy. */
const sections: { title: string; measure: () => Promise<Figure[]> }[] = [
  { title: 'Server', measure: benchServer },
  { title: 'Store', measure: benchStore },
  { title: 'Web', measure: benchWeb },
  { title: 'Video', measure: benchVideo },
]

await runOrThrow('node', ['--import', 'tsx', 'scripts/build.ts', '--if-stale'])
for (const { title, measure } of sections) {
  process.stdout.write(`\n${title}\n`)
  for (const { name, figure } of await measure()) process.stdout.write(`  ${name.padEnd(72)} ${figure}\n`)
}
process.stdout.write('\nEngines\n')
await runOrThrow('npm', ['run', '--silent', 'bench:engines'])
