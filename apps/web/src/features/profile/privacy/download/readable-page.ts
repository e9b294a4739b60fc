import type { Described } from '../../../../components/record-words/described'
import type { DescribedThing } from './describe-part'

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
  inDataFile: (count: number) => string
  moment: (moment: string) => string
  part: (name: string) => string
  collection: (name: string) => string
  planSection: (name: string) => string
  /** A record in people's words; null of one that this version cannot read, which is then left to the data file. */
  record: (collection: string, body: unknown) => Described | null
  /** The things of a part; null as above. */
  things: (part: string, value: unknown) => DescribedThing[] | null
  sender: (sender: 'user' | 'bot') => string
}

/** One page that is complete in itself: no script, nothing loaded, every value escaped, a heading for every kind. */
export function readablePage(copy: OwnCopy, words: PageWords): string {
  // Whose it is, then what the person wrote; what only an account needs comes last.
  const { account, records, ...rest } = copy.parts
  const inOrder = { account, records, ...copy.device, ...rest }
  const sections = Object.entries(inOrder).map(([part, value]) =>
    value === undefined ? '' : sectionOf(part, value, words),
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
      ([name, list]) => `<${level}>${escaped(words.collection(name))}</${level}>\n${recordsOf(name, list, words)}`,
    )
    return listed.length > 0 ? `<section>${above}${listed.join('\n')}</section>` : ''
  }
  const inner =
    part === 'chats'
      ? chatOf(value, words)
      : part === 'safetyPlan'
        ? planOf(value, words)
        : thingsOf(words.things(part, value), value, words)
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

function planOf(value: unknown, words: PageWords): string {
  const sections = Object.entries(isObject(value) ? value : {}).filter(([, lines]) => isFull(lines))
  return sections
    .map(([name, lines]) => {
      const items = (lines as string[]).map((line) => `<li>${escaped(line)}</li>`)
      return `<h3>${escaped(words.planSection(name))}</h3><ul>${items.join('')}</ul>`
    })
    .join('\n')
}

/** Records of one kind, each under the moment it speaks of. */
function recordsOf(collection: string, list: unknown, words: PageWords): string {
  if (!Array.isArray(list)) return ''
  return list
    .map((one: unknown) => {
      const { occurredAt, body } = isObject(one) ? one : {}
      const described = words.record(collection, body)
      const inner = described ? linesOf(described) : inDataFile(body, words)
      return `<article>${momentOf(occurredAt, words)}${inner}</article>`
    })
    .join('\n')
}

function thingsOf(things: DescribedThing[] | null, value: unknown, words: PageWords): string {
  if (!things) return inDataFile(value, words)
  return things.map(({ at, lines }) => `<article>${momentOf(at, words)}${linesOf(lines)}</article>`).join('\n')
}

const momentOf = (moment: unknown, words: PageWords) =>
  isMoment(moment) ? `<h3>${escaped(words.moment(moment))}</h3>` : ''

function inDataFile(value: unknown, words: PageWords): string {
  const count = countValues(value)
  return count > 0 ? `<p>${escaped(words.inDataFile(count))}</p>` : ''
}

function countValues(value: unknown): number {
  if (value === null || value === undefined) return 0
  if (typeof value !== 'object') return 1
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 0)
}

function linesOf(described: Described): string {
  const lines = described.map(([name, text]) => `${name ? `<dt>${escaped(name)}</dt>` : ''}<dd>${escaped(text)}</dd>`)
  return lines.length > 0 ? `<dl>${lines.join('\n')}</dl>` : ''
}

const isFull = (list: unknown) => Array.isArray(list) && list.length > 0

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(value) && !Number.isNaN(Date.parse(value))

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
