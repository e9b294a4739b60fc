/** The runs of days that follow each other: where each begins and how many days it has. */
export function openRuns(isOpen: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  isOpen.forEach((open, day) => {
    if (!open) return
    const last = runs.at(-1)
    if (last && last.from + last.length === day) last.length += 1
    else runs.push({ from: day, length: 1 })
  })
  return runs
}
