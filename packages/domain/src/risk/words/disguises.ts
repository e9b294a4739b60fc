import { isDigit } from '../../text/letters'

/** Letters of other alphabets that look like Latin ones: 'diе' with a Cyrillic е (S5). */
export const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  ј: 'j',
  к: 'k',
  т: 't',
  ο: 'o',
  α: 'a',
  ι: 'i',
  ν: 'v',
  ɡ: 'g',
  ı: 'i',
}

/** Digits and signs typed for letters: 'k!ll', 'su1cide' (S5). */
export const letterSigns: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
}

/** Emoji that are read as words; all others only part words. */
export const spokenEmoji = new Set(['🔪', '💊', '⚰', '🪦', '🔫', '🩸', '🪢'])

/** What follows a number and makes it a count, an age or a dose: a word of its own. */
const ordinals = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'yo',
  'yr',
  'yrs',
  'year',
  'years',
  'y',
  'am',
  'pm',
  'mg',
  'ml',
  'x',
  'saal',
  'sal',
])

/** `12th` is a number and a word, `20pills` too; `su1c1de` is a word. */
export function splitDigits(raw: string): string[] {
  let digits = 0
  while (digits < raw.length && isDigit(raw.charCodeAt(digits))) digits++
  if (digits === raw.length) return [raw]
  const rest = raw.slice(digits)
  if (digits > 0 && (digits > 1 || ordinals.has(rest))) return [raw.slice(0, digits), rest]
  let hasDigit = false
  for (let i = 0; i < raw.length && !hasDigit; i++) hasDigit = isDigit(raw.charCodeAt(i))
  if (!hasDigit) return [raw]
  let out = ''
  // After an i the digit 1 is an l: 'ki11'.
  for (const c of raw) out += c === '1' && /[il]$/.test(out) ? 'l' : (letterSigns[c] ?? c)
  return [out]
}
