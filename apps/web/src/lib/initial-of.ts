/** The first letter of a name as people of its script see one: a whole grapheme, never half of a conjunct. Empty for an empty name. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return (first?.segment ?? '').toLocaleUpperCase()
}
