/** One element of the stored list: a message, or a sealed one. */
export type StoredEntry = Record<string, unknown>

/**
 * The elements of a stored list. Where the list is broken, for instance cut off, each element that is whole is found again: within JSON no text
 * can hold an unescaped `{"`, so that every one begins an element. Linear in the length.
 */
export function parseEntries(stored: string | null): StoredEntry[] {
  if (stored === null) return []
  const whole = parsed(stored)
  if (Array.isArray(whole)) return whole.filter(isEntry)
  return stored
    .split(/(?=\{")/)
    .map((piece) => parsed(piece.slice(0, piece.lastIndexOf('}') + 1)))
    .filter(isEntry)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isEntry(value: unknown): value is StoredEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
