/** The day on which a legal text last changed its meaning, as YYYY-MM-DD. Change it together with the text. */
export const lastChanged = { privacy: '2026-11-21', terms: '2026-11-21', accessibility: '2026-11-21' } as const

/** '21 November 2026', in the order and words of the language. */
export function dayInWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
