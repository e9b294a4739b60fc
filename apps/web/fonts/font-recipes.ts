/** First and last code point, both included. */
export type CodePoints = readonly (number | readonly [first: number, last: number])[]

export type FontRecipe = {
  /** The file's name, without its ending. */
  name: string
  family: string
  /** The @fontsource-variable package, and the file in it, weight axis only. */
  source: { package: string; file: string }
  /** What the file holds, and the only text for which browsers fetch it. */
  codePoints: CodePoints
  /** One weight instead of a range of them: two thirds smaller. */
  weight?: number
}

/** Lightest and heaviest weight the product uses; the narrower the axis, the smaller the files. */
export const weights = { min: 400, max: 700 }

// English, European names, and the marks people type. No-break and thin spaces, hyphens, dashes, quotes, bullet, ellipsis, primes,
// guillemets, fraction slash, euro, trade mark, arrows up and down, minus. Zero-width joiners belong to the scripts below.
const latin: CodePoints = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  0x2009,
  [0x2010, 0x2014],
  [0x2018, 0x201e],
  0x2022,
  0x2026,
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  0x2044,
  0x20ac,
  0x2122,
  0x2191,
  0x2193,
  0x2212,
]

// Letters with macrons and dots, as Indian names are written in books, and the rupee sign: fetched only where one is shown.
const extended: CodePoints = [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], [0x1e00, 0x1e9f], 0x20b9]

// Danda, joiners and the dotted circle on which a lone vowel sign stands belong to every script.
const shared = [0x964, 0x965, 0x200c, 0x200d, 0x25cc] as const

const block = (first: number): CodePoints => [[first, first + 0x7f], ...shared]

const scripts = [
  { script: 'devanagari', subset: 'devanagari', family: 'Anek Devanagari', first: 0x900, names: 'हिन्दी मराठी' },
  { script: 'bangla', subset: 'bengali', family: 'Anek Bangla', first: 0x980, names: 'বাংলা' },
  { script: 'gujarati', subset: 'gujarati', family: 'Anek Gujarati', first: 0xa80, names: 'ગુજરાતી' },
  { script: 'tamil', subset: 'tamil', family: 'Anek Tamil', first: 0xb80, names: 'தமிழ்' },
  { script: 'telugu', subset: 'telugu', family: 'Anek Telugu', first: 0xc00, names: 'తెలుగు' },
  { script: 'kannada', subset: 'kannada', family: 'Anek Kannada', first: 0xc80, names: 'ಕನ್ನಡ' },
]

const anek = (script: string, subset = script) => ({
  package: `@fontsource-variable/anek-${script}`,
  file: `anek-${script}-${subset}-wght-normal.woff2`,
})

const lettersOf = (text: string): CodePoints =>
  [...new Set(text.replaceAll(' ', ''))].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)

export const fontRecipes: FontRecipe[] = [
  { name: 'anek-latin', family: 'Anek Latin', source: anek('latin'), codePoints: latin },
  { name: 'anek-extended', family: 'Anek Latin', source: anek('latin', 'latin-ext'), codePoints: extended },
  ...scripts.map(({ script, subset, family, first }) => ({
    name: `anek-${script}`,
    family,
    source: anek(script, subset),
    codePoints: block(first),
  })),
  // Eight names in the language picker must not fetch seven whole scripts.
  ...scripts.map(({ script, subset, names }) => ({
    name: `anek-names-${script}`,
    family: 'Anek Names',
    source: anek(script, subset),
    codePoints: lettersOf(names),
    weight: 500,
  })),
]
