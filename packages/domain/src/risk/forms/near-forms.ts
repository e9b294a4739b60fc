type NearForm = { text: string; concept: number }

/** Longer words are no slip of typing a word of the lexicon, and looking at each of their letters would take too long (S10). */
const longest = 20

/** Forms that forgive one wrong letter, found by themselves with any one letter left out. */
export class NearForms {
  private readonly byRemainder = new Map<string, NearForm[]>()

  add(text: string, concept: number): void {
    for (const key of remainders(text)) {
      const forms = this.byRemainder.get(key)
      if (forms === undefined) this.byRemainder.set(key, [{ text, concept }])
      else forms.push({ text, concept })
    }
  }

  /** The concept of a form one slip away that begins with the same letter, or -1. */
  find(word: string): number {
    if (word.length > longest || this.byRemainder.size === 0) return -1
    for (const key of remainders(word)) {
      for (const { text, concept } of this.byRemainder.get(key) ?? []) {
        if (text.charCodeAt(0) === word.charCodeAt(0) && isNear(word, text)) return concept
      }
    }
    return -1
  }
}

function* remainders(word: string): Generator<string> {
  for (let i = 0; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1)
  yield word
}

/** At most one letter added, lost, changed, or two neighbours swapped. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && a.charAt(head) === b.charAt(head)) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.charAt(a.length - 1 - tail) === b.charAt(b.length - 1 - tail))
    tail++
  const left = a.length - head - tail
  const right = b.length - head - tail
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a.charAt(head) === b.charAt(head + 1) && a.charAt(head + 1) === b.charAt(head)
}
