const mostCharacters = 48

/** The beginning of a text, on one line, cut between words where there is a gap to cut at; whole where it is short. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= mostCharacters) return line
  const start = characters.slice(0, mostCharacters).join('')
  const gap = start.lastIndexOf(' ')
  return `${gap > 0 ? start.slice(0, gap) : start}…`
}
