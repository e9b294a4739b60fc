/**
 * How many slips of typing lie between two words: a letter left out, added, changed, or two neighbours swapped (Damerau-Levenshtein,
 * optimal string alignment). Counting stops above `limit`, and then `limit + 1` is the answer.
 */
export function typingDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwap) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      next.push(slips)
      least = Math.min(least, slips)
    }
    if (least > limit) return limit + 1
    before = last
    last = next
  }
  return Math.min(last[other.length] ?? 0, limit + 1)
}
