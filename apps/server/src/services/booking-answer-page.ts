import { createHash } from 'node:crypto'
import { formatFor } from '@maitri/content/format'
import type { Language } from '@maitri/domain'
import type { Answered, RequestToAnswer } from './booking-answers'
import { sessionWords } from './booking-emails'
import { answerPageWords, mailLine } from './email-templates'

const style = [
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#241c15;background:#fffaf2}',
  'h1{font-size:1.5rem}dt{font-weight:600}dd{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}',
  'button,select{font:inherit;min-height:2.75rem;padding:.5rem 1rem;border:1px solid #6b5744;border-radius:.5rem;background:#fff;color:inherit;max-width:100%}',
  'button[value=confirm]{background:#1f5c4d;border-color:#1f5c4d;color:#fff}form{margin:0 0 1.5rem}',
  'label{display:block;font-weight:600}',
].join('')

/** For the page's content security policy. */
export const answerPageStyleHash = createHash('sha256').update(style).digest('base64')

/** The request with what the practice can answer, in its language and by its clock. Person's words are shown, never run. */
export function answerPage(request: RequestToAnswer, { isTaken = false } = {}): string {
  const { booking, practice, person, slots } = request
  const { emailLanguage: language, therapist } = practice
  const words = answerPageWords(language)
  const format = formatFor(language)
  const when = (at: string) => format.date(at, 'full_moment', therapist.timeZone)
  const until = booking.confirmBy ? words.until.replace('{{until}}', when(booking.confirmBy)) : ''
  const facts = [
    [words.person, `${person.displayName}, ${person.email}`],
    [words.session, sessionWords(booking, language)],
    ...(booking.heldStartsAt && booking.heldEndsAt
      ? [[words.held, format.span(booking.heldStartsAt, booking.heldEndsAt, therapist.timeZone)]]
      : []),
    [words.notes, booking.notes.trim() || mailLine(language, 'no_notes')],
  ]
  const options = slots
    .filter((slot) => slot !== booking.startsAt)
    .map((slot) => `<option value="${slot}">${escaped(when(slot))}</option>`)
  return page(language, words.title, [
    `<p>${escaped(therapist.name)}</p>`,
    booking.isExample ? `<p>${escaped(words.example)}</p>` : '',
    `<p><strong>${escaped(format.span(booking.startsAt, booking.endsAt, therapist.timeZone))}</strong><br>`,
    `${escaped(format.zoneName(therapist.timeZone, booking.startsAt))}</p><p>${escaped(booking.reference)}</p><dl>`,
    ...facts.map(([name = '', value = '']) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`),
    `</dl><p>${escaped(until)}</p>`,
    isTaken ? `<p role="alert">${escaped(words.taken)}</p>` : '',
    `<form method="post"><button name="answer" value="confirm">${escaped(words.confirm)}</button> `,
    `<button name="answer" value="decline">${escaped(words.decline)}</button></form>`,
    options.length === 0
      ? ''
      : `<form method="post"><label for="at">${escaped(words.other)}</label><select id="at" name="startsAt">${options.join('')}</select> <button name="answer" value="suggest">${escaped(words.suggest)}</button></form>`,
  ])
}

/** What came of an answer, in the practice's language; `request` is null where the link answers none any more. */
export function answeredPage(answered: Answered, language: Language, request: RequestToAnswer | null): string {
  const words = answerPageWords(language)
  const isExample = request?.booking.isExample ?? false
  return page(language, words.title, [
    `<p role="status">${escaped(words[answered])}</p>`,
    isExample ? `<p>${escaped(words.example)}</p>` : '',
  ])
}

const page = (language: Language, title: string, parts: string[]) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${parts.join('')}</main></body></html>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
