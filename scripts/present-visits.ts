/** What Lighthouse measured in one visit; the score from 0 to 1. */
export type Visit = { score: number; others: string[]; blockingMs: number; paintMs: number; shift: number }

/** The medians of the visits that Lighthouse could measure; the others are counted, with its reasons. */
export function presentVisits(address: string, measured: Visit[], failures: string[]) {
  const reasons = [...new Set(failures)].join('; ')
  if (measured.length === 0)
    return [{ name: `${address}: Lighthouse mobile`, figure: `no figure: ${reasons}`, holds: false }]
  const middle = (pick: (visit: Visit) => number) => {
    const sorted = measured.map(pick).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  const again = failures.length > 0 ? `; ${failures.length} visits without a figure (${reasons})` : ''
  const promised = address === '/get-started' ? 97 : 95
  const score = Math.round(middle((visit) => visit.score) * 100)
  const blocking = middle((visit) => visit.blockingMs)
  const paint = middle((visit) => visit.paintMs)
  const shift = middle((visit) => visit.shift)
  const figure = `${score}; blocked ${Math.round(blocking)} ms, largest paint ${(paint / 1000).toFixed(1)} s, shift ${shift.toFixed(3)}${again}`
  return [
    {
      name: `${address}: Lighthouse mobile (at least ${promised}, blocked at most 200 ms)`,
      figure,
      holds: score >= promised && blocking <= 200,
    },
    { name: `${address}: the other categories`, figure: measured[0]?.others.join(', ') ?? 'none' },
  ]
}
