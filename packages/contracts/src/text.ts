import * as z from 'zod/mini'

// Every text that people write enters by one of these types: no controls, which neither the store nor the head of a mail can hold, and one
// spelling of what looks the same (NFC). What came by accident, pasted from elsewhere, is mended rather than refused.

/** Text without line breaks, trimmed: names, titles, answers of a line. */
export const line = (maxLength: number, minLength = 0) =>
  z.string().check(z.overwrite(asLine), z.minLength(minLength), z.maxLength(maxLength))

/** Text that may have lines. */
export const lines = (maxLength: number, minLength = 0) =>
  z.string().check(z.overwrite(asLines), z.minLength(minLength), z.maxLength(maxLength))

/** Text whose places are counted elsewhere, such as highlights: as long as before, in the spelling in which it was read. */
export const countedText = (maxLength: number, minLength = 0) =>
  z.string().check(z.overwrite(withoutControls), z.minLength(minLength), z.maxLength(maxLength))

/** An id or token that is no UUID: letters, digits, hyphens and underscores, and nothing that means anything in a path, a header or SQL. */
export const name = (maxLength: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maxLength))

/** The name of a time zone as browsers write it, for instance Asia/Kolkata; whether there is such a zone is another question. */
export const timeZone = z.string().check(z.regex(/^[\w+\-/]+$/), z.maxLength(60))

/** Bidirectional embeddings, overrides and isolates (Unicode UAX 9): with one in it a name reads as another on other people's screens. */
const bidi = '\\u202a-\\u202e\\u2066-\\u2069'
const controls = new RegExp(`[^\\P{Cc}\\t\\n]|[\\u2028\\u2029${bidi}]`, 'gu')
const controlsAndSpaces = new RegExp(`[\\p{Cc}\\s${bidi}]+`, 'gu')

const withoutControls = (text: string) => text.replace(controls, ' ')

const asLine = (text: string) => text.normalize('NFC').replace(controlsAndSpaces, ' ').trim()

const asLines = (text: string) => withoutControls(text.normalize('NFC').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
