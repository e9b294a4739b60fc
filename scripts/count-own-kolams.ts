import { ownKolam } from '../apps/web/src/components/kolam/kolam-figure'

// How many of so many check-ins have a figure that no other has. Two figures with another line differ by a crossing at least, which is
// 11 px wide at 72 px; with other lamps by two dots twice as large.
const count = Number(process.argv[2] ?? 10_500)
const least = 10_000
const startedAt = performance.now()
const figures = new Map<string, number>()
let smallestSpacing = Number.POSITIVE_INFINITY
for (let index = 0; index < count; index++) {
  const { line, lamps, viewBox } = ownKolam(`check-in ${index}`)
  const drawn = `${line} ${lamps.join(' ')}`
  figures.set(drawn, (figures.get(drawn) ?? 0) + 1)
  smallestSpacing = Math.min(smallestSpacing, (72 * 20) / Math.max(viewBox[2], viewBox[3]))
}
const unique = [...figures.values()].filter((times) => times === 1).length
const perFigureMs = (performance.now() - startedAt) / count
process.stdout.write(
  `${count} seeds: ${figures.size} different figures, ${unique} that no other seed has; dots at least ${smallestSpacing.toFixed(1)} px apart at 72 px; ${perFigureMs.toFixed(2)} ms a figure\n`,
)
if (unique < Math.min(least, 0.97 * count)) process.exitCode = 1
