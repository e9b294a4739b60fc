import type { Described } from './describe-record'

/** A copy of someone's data: what the server keeps by part, and what lies on the device by part. */
export type OwnCopy = {
  product: 'Maitri'
  madeAt: string
  parts: Record<string, unknown>
  device: Record<string, unknown>
}

/** The words of the page around what it shows. */
export type PageWords = {
  language: string
  title: string
  made: string
  note: string
  nothing: string
  yes: string
  no: string
  inDataFile: (count: number) => string
  moment: (moment: string) => string
  part: (name: string) => string
  collection: (name: string) => string
  field: (name: string) => string
  /** A record in people's words; null of a kind that has none, which is then told field by field. */
  record: (collection: string, body: unknown) => Described | null
  sender: (sender: 'user' | 'bot') => string
}

/** One page that is complete in itself: no script, nothing loaded, every value escaped, a heading for every kind. */
export function readablePage(copy: OwnCopy, words: PageWords): string {
  const sections = [...Object.entries(copy.parts), ...Object.entries(copy.device)].map(([part, value]) =>
    sectionOf(part, value, words),
  )
  const body = sections.filter(Boolean).join('\n') || `<p>${escaped(words.nothing)}</p>`
  return `<!doctype html>
<html lang="${escaped(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${escaped(words.title)}</title>
<style>${look}</style>
</head>
<body>
<main>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.made)}</p>
<p>${escaped(words.note)}</p>
${body}
</main>
</body>
</html>
`
}

const look = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid; }
h3 { margin: 1.5rem 0 0; }
h4 { margin: 1rem 0 0; font-size: 1rem; }
dl { margin: 0.25rem 0 0.75rem; }
dl dl, dd ol { padding-inline-start: 1rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.25rem; white-space: pre-wrap; overflow-wrap: anywhere; }
article { break-inside: avoid; }
@media print { main { padding: 0; } }
`

function sectionOf(part: string, value: unknown, words: PageWords): string {
  if (part === 'records' || part === 'notSentYet') {
    const above = part === 'records' ? '' : `<h2>${escaped(words.part(part))}</h2>`
    const level = part === 'records' ? 'h2' : 'h3'
    const collections = Object.entries(isObject(value) ? value : {}).filter(([, list]) => isFull(list))
    const listed = collections.map(
      ([name, list]) => `<${level}>${escaped(words.collection(name))}</${level}>\n${articlesOf(list, words, name)}`,
    )
    return listed.length > 0 ? `<section>${above}${listed.join('\n')}</section>` : ''
  }
  const inner =
    part === 'chats' ? chatOf(value, words) : Array.isArray(value) ? articlesOf(value, words) : of(value, words)
  return inner && `<section><h2>${escaped(words.part(part))}</h2>\n${inner}</section>`
}

function chatOf(value: unknown, words: PageWords): string {
  const messages = value as { sentAt: string; sender: 'user' | 'bot'; text: string }[]
  return messages
    .map(({ sentAt, sender, text }) => {
      const who = `${words.sender(sender)}, ${words.moment(sentAt)}`
      return `<article><h3>${escaped(who)}</h3><dl><dd>${escaped(text)}</dd></dl></article>`
    })
    .join('\n')
}

/** Things of one kind, each under the moment it speaks of where it has one. */
function articlesOf(list: unknown, words: PageWords, collection?: string): string {
  if (!Array.isArray(list)) return of(list, words)
  return list
    .map((one: unknown) => {
      if (!isObject(one)) return `<p>${of(one, words)}</p>`
      const { id: _, occurredAt, body, ...rest } = one
      const moment = [occurredAt, rest.startsAt, rest.sentAt, rest.joinedAt, rest.at, rest.createdAt].find(isMoment)
      const heading = moment ? `<h3>${escaped(words.moment(moment))}</h3>` : ''
      const described = collection === undefined ? null : words.record(collection, body)
      if (described) return `<article>${heading}${linesOf(described)}</article>`
      // A record's own words are its body; what is around it the heading has said.
      return `<article>${heading}${of(isObject(body) ? body : rest, words)}</article>`
    })
    .join('\n')
}

function linesOf(described: Described): string {
  const lines = described.map(([name, text]) => `${name ? `<dt>${escaped(name)}</dt>` : ''}<dd>${escaped(text)}</dd>`)
  return `<dl>${lines.join('\n')}</dl>`
}

/** Any value as text, escaped; empty where there is nothing to say. */
function of(value: unknown, words: PageWords): string {
  if (typeof value === 'boolean') return escaped(value ? words.yes : words.no)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return escaped(isMoment(value) ? words.moment(value) : value)
  if (Array.isArray(value)) return listOf(value, words)
  if (!isObject(value)) return ''
  const rows = Object.entries(value).flatMap(([name, inner]) => {
    const text = of(inner, words)
    return text ? [`<dt>${escaped(words.field(name))}</dt><dd>${text}</dd>`] : []
  })
  return rows.length > 0 ? `<dl>${rows.join('\n')}</dl>` : ''
}

/** More plain numbers than anyone reads, such as the lines of a drawing, are left to the data file. */
const mostNumbers = 40

function listOf(list: readonly unknown[], words: PageWords): string {
  const count = countNumbers(list)
  if (count > mostNumbers) return escaped(words.inDataFile(count))
  if (list.every((one) => !isObject(one) && !Array.isArray(one))) return list.map((one) => of(one, words)).join(', ')
  const items = list.map((one) => of(one, words)).filter(Boolean)
  return items.length > 0 ? `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>` : ''
}

function countNumbers(value: unknown): number {
  if (typeof value === 'number') return 1
  if (!isObject(value) && !Array.isArray(value)) return 0
  return Object.values(value).reduce<number>((sum, inner) => sum + countNumbers(inner), 0)
}

const isFull = (list: unknown) => Array.isArray(list) && list.length > 0

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(value) && !Number.isNaN(Date.parse(value))

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
