/** What the frame of every page needs of `format.ts`, the rest of which comes with the screens. */

/** Groups by lakh and crore; some of the eight languages' own tables group by thousands. */
export const figures = 'en-IN'

/** Figures 0 to 9 in every language. */
export const localeOf = (language: string): string => `${language}-IN-u-nu-latn`

let wholeNumbers: Intl.NumberFormat | null = null

/** Rounded to a whole number: 1,24,300. */
export function wholeNumber(value: number): string {
  wholeNumbers ??= new Intl.NumberFormat(figures, { maximumFractionDigits: 0 })
  return wholeNumbers.format(value)
}
