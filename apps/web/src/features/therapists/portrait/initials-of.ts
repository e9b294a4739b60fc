import { initialOf } from '../../../lib/initial-of'

/** The first letters of a first and a last name, titles left out: 'Dr. Meera Iyer' is MI. By grapheme, so that no conjunct is torn. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'))
  const [first = name, ...others] = words
  return [first, ...others.slice(-1)].map(initialOf).join('')
}
