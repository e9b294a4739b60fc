/** The eight languages of the interface, as BCP 47 codes. Anywhere in this package a language is only a hint: people type any language under any interface. */
export const languages = ['en', 'hi', 'kn', 'te', 'ta', 'mr', 'gu', 'bn'] as const

export type Language = (typeof languages)[number]

/** The first that the product speaks among a reader's languages, as BCP 47 tags in their order; English where it speaks none of them. */
export function firstSpoken(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = languages.find((language) => language === tag.toLowerCase().split('-')[0])
    if (found) return found
  }
  return 'en'
}
