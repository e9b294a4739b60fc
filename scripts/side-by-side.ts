/** A file of words in English and in another language, now and on the day since which changes are shown; null shows all of it. */
export type FileOfWords = {
  name: string
  since: string | null
  english: ReadonlyMap<string, string>
  own: ReadonlyMap<string, string>
  englishBefore: ReadonlyMap<string, string>
  ownBefore: ReadonlyMap<string, string>
}

/** Every string of a file of words by its key, `card.title` for one inside another. */
export function stringsOf(value: unknown): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (inner: unknown, key: string) => {
    if (typeof inner === 'string') found.set(key, inner)
    else for (const [name, next] of Object.entries(inner as object)) walk(next, key ? `${key}.${name}` : name)
  }
  walk(value, '')
  return found
}

/** How many words texts have, but for placeholders and tags. */
export function countWords(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.replace(/\{\{[^}]*\}\}|<\/?\w+>/g, ' ').split(/\s+/))
  return words.filter((word) => /[\p{L}\p{Nd}]/u.test(word)).length
}

/** Beside which English a text of the language stands: a form of a plural that English does not have belongs to its `_other`. */
const originOf = (key: string, english: ReadonlyMap<string, string>) =>
  english.get(key) ?? english.get(key.replace(/_(?:zero|one|two|few|many)$/, '_other')) ?? ''

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** A whole page with what has changed in these files, a row for each text: key, English, the language, each with what it was before. */
export function drawSideBySide(language: string, files: readonly FileOfWords[]): string {
  const sections = files.map((file) => drawFile(language, file)).filter((section) => section !== '')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Words: ${language}</title>
<style>
body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem; font: 1.05rem/1.6 system-ui, 'Noto Sans', sans-serif; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: .5rem; border-bottom: 1px solid #bbb; text-align: start; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
th:first-child, td:first-child { width: 16%; color: #555; font-size: .85rem; }
del { display: block; color: #777; font-size: .9rem; }
</style>
<h1>English and ${language}</h1>
${sections.join('\n') || '<p>Nothing has changed.</p>'}
</html>
`
}

function drawFile(language: string, { name, since, english, own, englishBefore, ownBefore }: FileOfWords): string {
  const rows = [...own].flatMap(([key, text]) => {
    const [now, before] = [originOf(key, english), originOf(key, englishBefore)]
    const was = ownBefore.get(key)
    if (since !== null && was === text && before === now) return []
    return `<tr><td>${escaped(key)}<td lang="en">${cell(now, before)}<td lang="${language}">${cell(text, was ?? '')}</tr>`
  })
  if (rows.length === 0) return ''
  const state = since === null ? 'no native speaker has read it' : `changed since ${since}`
  return `<h2>${escaped(name)}.json</h2>
<p>${rows.length} of ${own.size} texts: ${state}</p>
<table><tr><th>key<th>English<th>${language}${rows.join('\n')}</table>`
}

const cell = (now: string, before: string) =>
  escaped(now) + (before && before !== now ? `<del>${escaped(before)}</del>` : '')
