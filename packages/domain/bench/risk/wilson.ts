/** The 95 % interval of a share, from 0 to 1, by Wilson's score: sound for few trials and for shares near 0 and 1. */
export function wilson(hits: number, trials: number): { low: number; high: number } {
  if (trials === 0) return { low: 0, high: 1 }
  const z = 1.96
  const share = hits / trials
  const middle = share + (z * z) / (2 * trials)
  const reach = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  const scale = 1 + (z * z) / trials
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) }
}
