/** Names that services use and the platform's English does not. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['bengali', 'bn'],
  ['castilian', 'es'],
  ['flemish', 'nl'],
  ['haitian', 'ht'],
  ['moldavian', 'ro'],
  ['myanmar', 'my'],
  ['oriya', 'or'],
  ['panjabi', 'pa'],
  ['pushto', 'ps'],
  ['sinhalese', 'si'],
  ['valencian', 'ca'],
])

const letters = [...'abcdefghijklmnopqrstuvwxyz']
let codes: Map<string, string> | undefined

/** The ISO 639-1 code of a language that a service names by code (`hi`, `hi-IN`) or in English (`hindi`); null where it is neither. */
export function languageCodeOf(named: string | null | undefined): string | null {
  const name = named?.trim().toLowerCase() ?? ''
  const code = /^([a-z]{2})(?:[-_][a-z0-9]+)*$/.exec(name)?.[1]
  if (code) return code
  codes ??= englishNames()
  return otherNames.get(name) ?? codes.get(name) ?? null
}

function englishNames() {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      // 'sh' and the like are old codes that the platform takes for another: the canonical one keeps the name.
      .filter((code) => Intl.getCanonicalLocales(code)[0] === code)
      .map((code) => [names.of(code)?.toLowerCase() ?? '', code] as const)
      .filter(([name]) => name !== ''),
  )
}
