/** The texts among some fields of a body, in a line; null where there are none. */
export function textLine(fields: object, except: readonly string[]): string | null {
  const texts = Object.entries(fields).flatMap(([name, value]) => (except.includes(name) ? [] : textsIn(value)))
  return texts.join(' · ') || null
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}
