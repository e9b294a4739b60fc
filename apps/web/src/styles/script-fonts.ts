import type { Language } from '@maitri/domain'
import bangla from '../../fonts/generated/anek-bangla.woff2?url'
import devanagari from '../../fonts/generated/anek-devanagari.woff2?url'
import gujarati from '../../fonts/generated/anek-gujarati.woff2?url'
import kannada from '../../fonts/generated/anek-kannada.woff2?url'
import tamil from '../../fonts/generated/anek-tamil.woff2?url'
import telugu from '../../fonts/generated/anek-telugu.woff2?url'

const urls: Record<Language, string | null> = {
  en: null,
  hi: devanagari,
  mr: devanagari,
  bn: bangla,
  gu: gujarati,
  kn: kannada,
  te: telugu,
  ta: tamil,
}

/** Where the font of a language's script lies; null for English, whose font every page loads. */
export function scriptFontUrl(language: Language): string | null {
  return urls[language]
}
