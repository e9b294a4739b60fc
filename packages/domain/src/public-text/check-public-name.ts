import type { Language } from '../language'
import { lookAlikes } from '../risk/words/disguises'
import { checkPublicText } from './check-public-text'
import { officeStems, offices, officesInside } from './lexicon/offices'
import { plainLetters } from './read-public-words'
import { type PublicTextReading, readingOf } from './reading'

let known: { words: ReadonlySet<string>; stems: readonly string[]; inside: readonly string[] } | null = null

/** The name of a person at least this long is also found inside a word. */
const insideFrom = 6

/**
 * Whether others may read this as someone's name: `checkPublicText`, and no name of an office or of `reserved` people, such as the therapists,
 * in whatever letters look alike.
 */
export function checkPublicName(name: string, language: Language, reserved: readonly string[] = []): PublicTextReading {
  const reading = checkPublicText(name, language)
  if (!isReserved(name, reserved)) return reading
  return readingOf([
    ...reading.reasons.map((reason) => ({ reason, verdict: 'refused' as const })),
    { reason: 'reserved_name', verdict: 'refused' },
  ])
}

function isReserved(name: string, reserved: readonly string[]): boolean {
  known ??= {
    words: new Set(offices.split(' ').map(skeletonOf)),
    stems: officeStems.split(' ').map(skeletonOf),
    inside: officesInside.split(' ').map(skeletonOf),
  }
  const { words: taken, stems, inside } = known
  const words = name
    .replace(/\|{2,}/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}@$!|]+/u)
    .map(skeletonOf)
  const whole = skeletonOf(name)
  if (words.some((word) => taken.has(word)) || taken.has(whole)) return true
  if (words.some((word) => stems.some((stem) => word.startsWith(stem)))) return true
  if (inside.some((office) => whole.includes(office))) return true
  return reserved.some((person) => {
    const theirs = skeletonOf(person.replace(/^\s*(?:dr|mr|mrs|ms)\b\.?/i, ''))
    return theirs.length >= insideFrom && whole.includes(theirs)
  })
}

const signs: Readonly<Record<string, string>> = {
  м: 'm',
  в: 'b',
  н: 'h',
  0: 'o',
  1: 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** What names that look alike have in common: letters of other alphabets and digits as Latin ones, `l` as `i`, `rn` as `m`, `vv` as `w`. */
function skeletonOf(text: string): string {
  let out = ''
  const source = plainLetters(text).normalize('NFKD').toLowerCase()
  for (const letter of source) {
    if (/[\u0300-\u036f]/.test(letter)) continue
    const plain = lookAlikes[letter] ?? letter
    const known = signs[plain] ?? plain
    if (/[\p{L}\p{M}\p{N}]/u.test(known) && !out.endsWith(known)) out += known
  }
  return out.replaceAll('rn', 'm').replaceAll('vv', 'w')
}
