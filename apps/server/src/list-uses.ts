import { readConfig } from './config'
import { readUseSums } from './db/operator-actions'

/** Below this a sum could be one person's: such a line is left out. */
const fewestDevices = 5

/** Prints how much each part was used, by month: `npm run uses:list`. Works while the server runs, and while it does not. */
try {
  const sums = await readUseSums(readConfig())
  const shown = sums.filter(({ devices }) => devices >= fewestDevices)
  for (const { month, part, uses, devices } of shown)
    process.stdout.write(`${month}  ${part.padEnd(12)}  ${uses} uses, in ${devices} sendings\n`)
  const left = sums.length - shown.length
  if (left > 0) process.stdout.write(`${left} lines left out: fewer than ${fewestDevices} sendings.\n`)
  if (sums.length === 0) process.stdout.write('Nobody who agreed has sent counts.\n')
} catch (error) {
  process.stderr.write(`The sums cannot be read. ${(error as Error).message}\n`)
  process.exitCode = 1
}
