/** One of the ids but never the last one; the first without `random`. A `random` that misbehaves still gets an id. */
export function pick(ids: readonly string[], last: string | undefined, random: (() => number) | undefined): string {
  const open = ids.filter((id) => id !== last)
  const drawn = random ? Math.floor(random() * open.length) : 0
  return open[Math.min(Math.max(drawn || 0, 0), open.length - 1)] ?? ''
}
