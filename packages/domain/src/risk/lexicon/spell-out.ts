/** The forms of one entry of a lexicon, endings written out. How a form is written: see `Lexicon`. */
export function spellOut(entry: string): string[] {
  return formsOf(entry, () => true)
}

/** The forms whose first letter is wanted; the others are passed over without being copied, which is most of the time saved. */
export function formsOf(entry: string, isWanted: (letter: number) => boolean): string[] {
  const forms: string[] = []
  for (let from = 0; from < entry.length; ) {
    const comma = entry.indexOf(',', from)
    const to = comma < 0 ? entry.length : comma
    const first = entry.charCodeAt(from)
    if (isWanted(isSign(first) ? entry.charCodeAt(from + 1) : first)) {
      const form = entry.slice(from, to)
      if (form.includes('{')) forms.push(...withEndings(form))
      else forms.push(form)
    }
    from = to + ', '.length
  }
  return forms
}

/** `*` and `~` before a form. */
const isSign = (code: number) => code === 42 || code === 126

function withEndings(form: string): string[] {
  const open = form.indexOf('{')
  if (open < 0) return [form]
  const close = form.indexOf('}', open)
  const tails = withEndings(form.slice(close + 1))
  const endings = form.slice(open + 1, close).split('/')
  return endings.flatMap((ending) => tails.map((tail) => form.slice(0, open) + ending + tail))
}
