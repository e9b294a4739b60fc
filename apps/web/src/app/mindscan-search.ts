import type { ComparedIds } from '../features/mindscan/reading'

/** What the address of Mindscan can name: one opened reading, or two side by side. */
export type MindscanSearch = { reading?: string; compare?: string }

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Two ids of records, as `a,b`; null for anything else, the same one twice included. */
export function comparedIds(value: unknown): ComparedIds | null {
  const [one, other, ...more] = typeof value === 'string' ? value.split(',') : []
  if (!one || !other || more.length > 0 || one === other) return null
  return id.test(one) && id.test(other) ? [one, other] : null
}

/** Leaves out what has another form, so that a broken address opens Mindscan as it is. */
export function mindscanSearch(search: Record<string, unknown>): MindscanSearch {
  const compared = comparedIds(search.compare)
  if (compared) return { compare: compared.join() }
  return typeof search.reading === 'string' ? { reading: search.reading } : {}
}
