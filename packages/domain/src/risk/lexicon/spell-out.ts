/** The forms of one entry of a lexicon, endings written out. How a form is written: see `Lexicon`. */
export function spellOut(entry: string): string[] {
  const forms = entry.split(', ')
  return entry.includes('{') ? forms.flatMap(withEndings) : forms
}

function withEndings(form: string): string[] {
  const open = form.indexOf('{')
  if (open < 0) return [form]
  const close = form.indexOf('}', open)
  const tails = withEndings(form.slice(close + 1))
  const endings = form.slice(open + 1, close).split('/')
  return endings.flatMap((ending) => tails.map((tail) => form.slice(0, open) + ending + tail))
}
