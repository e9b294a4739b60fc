import { contourOf } from '../apps/web/src/components/kolam/contour'
import { ownKolam } from '../apps/web/src/components/kolam/kolam-figure'

// How many of so many check-ins have a figure that no other has. Two figures with another line differ by a crossing at least, which is
// 11 px wide at 72 px; with other lamps by two dots twice as large. At 72 px and less only the edge and the lamps are drawn: counted as well.
const count = Number(process.argv[2] ?? 10_500)
const least = 10_000
const startedAt = performance.now()
const figures = new Map<string, number>()
const smallFigures = new Map<string, number>()
let smallestSpacing = Number.POSITIVE_INFINITY
for (let index = 0; index < count; index++) {
  const { dots, line, lamps, viewBox } = ownKolam(`check-in ${index}`)
  const drawn = `${line} ${lamps.join(' ')}`
  figures.set(drawn, (figures.get(drawn) ?? 0) + 1)
  const drawnSmall = `${contourOf(dots)} ${lamps.join(' ')}`
  smallFigures.set(drawnSmall, (smallFigures.get(drawnSmall) ?? 0) + 1)
  smallestSpacing = Math.min(smallestSpacing, (72 * 20) / Math.max(viewBox[2], viewBox[3]))
}
const uniqueIn = (drawn: ReadonlyMap<string, number>) => [...drawn.values()].filter((times) => times === 1).length
const unique = uniqueIn(figures)
const uniqueSmall = uniqueIn(smallFigures)
const perFigureMs = (performance.now() - startedAt) / count
process.stdout.write(
  `${count} seeds: ${figures.size} different figures, ${unique} that no other seed has, ${uniqueSmall} also where it is drawn small; dots at least ${smallestSpacing.toFixed(1)} px apart at 72 px; ${perFigureMs.toFixed(2)} ms a figure\n`,
)
if (Math.min(unique, uniqueSmall) < Math.min(least, 0.97 * count)) process.exitCode = 1
