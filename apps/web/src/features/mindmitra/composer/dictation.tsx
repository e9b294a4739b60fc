/** Not yet */
export function Dictation(_: { onHeard: (words: string) => void }) {
  return null
}
