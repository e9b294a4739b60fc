/** The eight languages of the interface, as BCP 47 codes. Anywhere in this package a language is only a hint: people type any language under any interface. */
export const languages = ['en', 'hi', 'kn', 'te', 'ta', 'mr', 'gu', 'bn'] as const

export type Language = (typeof languages)[number]
