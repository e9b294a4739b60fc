/** Sentences of fewer letters than this are a word to oneself and weigh nothing. */
const leastLetters = 3

/** How many points a text makes: its lines and sentences. Length counts for nothing; a court hears each point once. */
export function weightOf(text: string): number {
  return text.split(/[\n.;!?\u0964]+/).filter((part) => part.trim().length >= leastLetters).length
}

/** How far the beam leans, in degrees: to the right where more speaks against the thought, at most 14. */
export function leanOf(forText: string, againstText: string): number {
  const difference = weightOf(againstText) - weightOf(forText)
  return Math.max(-14, Math.min(14, difference * 5)) + 0
}
