import { foldRoman } from '../../../risk/words/fold-roman'

/** The languages of India whose words are also read as people type them in Latin letters. */
export const spokenInLatin = ['hi', 'mr', 'gu', 'bn', 'ta', 'te', 'kn'] as const

export type SpokenInLatin = (typeof spokenInLatin)[number]

/** How the letters of all scripts of India are typed: their blocks have one order (Unicode 16, chapter 12). Length and breath are not written. */
const consonants: readonly string[] = 'k k g g n c c j j n t t d d n t t d d n n p f b b m y r r l l l v s s s h'.split(
  ' ',
)
const vowels: readonly string[] = 'a a i i u u ri l e e e ai o o o au'.split(' ')
const signs: readonly string[] = 'a i i u u ri ri e e e ai o o o au'.split(' ')
const firstVowel = 0x05
const firstConsonant = 0x15
const firstSign = 0x3e
const virama = 0x4d
const nasals: ReadonlySet<number> = new Set([0x01, 0x02])

type Letter = { typed: string; is: 'consonant' | 'vowel' | 'inherent' | 'nasal' }

/** The languages in which a short vowel that no letter shows is often not spoken: करते is typed 'karte'. */
const dropsInherent: ReadonlySet<SpokenInLatin> = new Set(['hi', 'mr', 'gu', 'bn'])

/** Letters of these languages that are typed otherwise than their place in the block says. */
const respelt: Readonly<Partial<Record<SpokenInLatin, readonly (readonly [RegExp, string])[]>>> = {
  hi: [
    [/ज्ञ/g, 'ग्य'],
    [/ॲ|ऍ/g, 'अ'],
  ],
  mr: [
    [/ज्ञ/g, 'द्न्य'],
    [/ॲ|ऍ|अॅ/g, 'अ'],
  ],
  gu: [
    [/જ્ઞ/g, 'ગ્ન'],
    [/ઍ/g, 'અ'],
  ],
  // The dot below tells য় from য, which is spoken as জ.
  bn: [
    [/\u09cd\u09af|\u09cd\u09ac/g, ''],
    [/ক্ষ/g, 'ক্খ'],
    [/\u09af(?!\u09bc)/g, 'জ'],
    [/[\u09a1\u09a2]\u09bc/g, 'র'],
    [/\u09bc/g, ''],
    [/\u0993\u09af\u09be/g, 'ওআ'],
  ],
}

/**
 * The ways in which a word of a script of India is typed in Latin letters: after two consonants the short vowel at the end is sometimes spoken ('dost',
 * 'lagna'). The beginning of a word ends before the vowel that an ending may take the place of.
 */
function typed(word: string, language: SpokenInLatin, isBeginning: boolean): string[] {
  const respelling = respelt[language] ?? []
  const written = respelling.reduce((text, [from, to]) => text.replace(from, to), word.normalize('NFC'))
  const letters = lettersOf(written, language)
  const spoken = dropsInherent.has(language) ? withoutSilent(letters) : letters
  const isOpen = isBeginning && (spoken.at(-1)?.is === 'inherent' || shortU.test(written))
  const whole = (isOpen ? spoken.slice(0, -1) : spoken).map((letter) => letter.typed).join('')
  const isDouble = letters.at(-1)?.is === 'inherent' && letters.slice(-3, -1).every(({ is }) => is === 'consonant')
  return dropsInherent.has(language) && isDouble && !isBeginning ? [whole, `${whole}${letters.at(-1)?.typed}`] : [whole]
}

/** A short u at the end of a Tamil, Telugu or Kannada word gives way to the vowel of an ending. */
const shortU = /[\u0bc1\u0c41\u0cc1]$/

function lettersOf(word: string, language: SpokenInLatin): Letter[] {
  const inherent = language === 'bn' ? 'o' : 'a'
  const letters: Letter[] = []
  const codes = [...word].map((character) => character.codePointAt(0) ?? 0)
  codes.forEach((code, at) => {
    if (code < 0x900 || code > 0xd7f) {
      if (code !== 0x200c && code !== 0x200d) letters.push({ typed: String.fromCodePoint(code), is: 'consonant' })
      return
    }
    const place = code % 0x80
    const consonant = consonants[place - firstConsonant]
    const vowel = place === firstVowel ? inherent : vowels[place - firstVowel]
    const sign = signs[place - firstSign]
    if (place >= firstConsonant && consonant !== undefined) {
      letters.push({ typed: consonant, is: 'consonant' })
      const next = (codes[at + 1] ?? 0) % 0x80
      const isFollowed = at + 1 < codes.length && next >= firstSign && next <= virama && (codes[at + 1] ?? 0) >= 0x900
      if (!isFollowed) letters.push({ typed: inherent, is: 'inherent' })
    } else if (place >= firstVowel && vowel !== undefined) letters.push({ typed: vowel, is: 'vowel' })
    else if (place >= firstSign && sign !== undefined) letters.push({ typed: sign, is: 'vowel' })
    else if (nasals.has(place)) {
      const typedNasal = nasalBefore(codes[at + 1], language)
      // Without its nasal Marathi वाटतं ends in a vowel that is spoken.
      if (typedNasal !== '') letters.push({ typed: typedNasal, is: 'nasal' })
      else if (language === 'mr' && letters.at(-1)?.is === 'inherent')
        letters.push({ typed: letters.pop()?.typed ?? '', is: 'vowel' })
    }
  })
  return letters
}

/** At the end of a word the nasal is typed in Telugu and Kannada alone, and before p, b and m it is an m. */
function nasalBefore(next: number | undefined, language: SpokenInLatin): string {
  if (next === undefined) return language === 'te' || language === 'kn' ? 'm' : ''
  const consonant = consonants[(next % 0x80) - firstConsonant]
  if (consonant === 'y') return ''
  return consonant !== undefined && 'pfbm'.includes(consonant) ? 'm' : 'n'
}

/** Without the short vowels that are not spoken: at the end, and from there on between a vowel with its consonant and a consonant with its vowel. */
function withoutSilent(letters: readonly Letter[]): Letter[] {
  const spoken = [...letters]
  if (spoken.at(-1)?.is === 'inherent' && spoken.length > 2) spoken.pop()
  for (let at = spoken.length - 3; at > 1; at--) {
    const [before, previous, here, next, after] = spoken.slice(at - 2, at + 3)
    if (here?.is !== 'inherent' || previous?.is !== 'consonant' || next?.is !== 'consonant') continue
    if (before && before.is !== 'consonant' && after && after.is !== 'consonant') spoken.splice(at, 1)
  }
  return spoken
}

/** How a word in Latin letters is compared: one spelling for the many in which it is typed. */
export function compared(word: string, language: SpokenInLatin): string {
  const oneBreath = word.replace(/chh/g, 'ch')
  // Tamil has one letter for k and g, t and d, p and b, s and j, and an l of its own that is typed zh.
  if (language === 'ta')
    return foldRoman(oneBreath.replace(/zh/g, 'l')).replace(/[gdbcjh]/g, (letter) => tamilSound[letter] ?? '')
  return language === 'bn' ? foldRoman(oneBreath.replace(/o?wa/g, 'oa')).replace(/v/g, 'b') : foldRoman(oneBreath)
}

const tamilSound: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', c: 's', j: 's' }

/** Shorter beginnings and words are those of too many others in Latin letters. */
const shortestStem = 3
const shortestAlone = 4

/**
 * An entry of a vocabulary, as its words are compared in Latin letters; null where it would be heard in words of other languages: one short word.
 */
export function entryInLatin(entry: string, language: SpokenInLatin): string | null {
  const places = entry.split(/\s+/u).map((place) => (place === '..' ? place : placeInLatin(place, language)))
  if (places.includes('')) return null
  const [only] = places
  if (places.length === 1 && only !== undefined) {
    const long = only.split('|').filter((word) => word.replace('*', '').length >= shortestAlone)
    return long.length > 0 ? long.join('|') : null
  }
  return places.join(' ')
}

const placeInLatin = (place: string, language: SpokenInLatin): string =>
  [...new Set(place.split('|').flatMap((word) => wordsInLatin(word, language)))].join('|')

function wordsInLatin(word: string, language: SpokenInLatin): string[] {
  const isStem = word.endsWith('*')
  const spellings = typed(isStem ? word.slice(0, -1) : word, language, isStem).map((one) => compared(one, language))
  return isStem ? spellings.filter((stem) => stem.length >= shortestStem).map((stem) => `${stem}*`) : spellings
}
