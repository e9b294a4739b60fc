import { findCrossings } from './boundaries/find-crossings'
import { repositoryRoot } from './run-command'

/** With a TypeScript it cannot read, dependency-cruiser finds hardly any module and no violation; fewer than this is a failure. */
const leastModules = 1500

const { crossings, modules } = findCrossings(repositoryRoot)
for (const { rule, from, to, comment } of crossings) process.stdout.write(`${rule}: ${from} -> ${to}\n  ${comment}\n`)
process.stdout.write(`${modules} modules read, ${crossings.length} boundaries crossed\n`)
if (modules < leastModules)
  process.stdout.write(`Only ${modules} modules were read, of at least ${leastModules}: the check itself is broken.\n`)
process.exitCode = crossings.length > 0 || modules < leastModules ? 1 : 0
