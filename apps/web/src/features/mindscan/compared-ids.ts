import type { ComparedIds } from '../../data/reading'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Two ids of records, as `a,b`; null for anything else, the same one twice included. */
export function comparedIds(value: unknown): ComparedIds | null {
  const [one, other, ...more] = typeof value === 'string' ? value.split(',') : []
  if (!one || !other || more.length > 0 || one === other) return null
  return id.test(one) && id.test(other) ? [one, other] : null
}
