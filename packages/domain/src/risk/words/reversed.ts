/** The word from its last letter to its first, so that endings are looked up as beginnings. */
export function reversed(word: string): string {
  let out = ''
  for (let i = word.length - 1; i >= 0; i--) out += word.charAt(i)
  return out
}
