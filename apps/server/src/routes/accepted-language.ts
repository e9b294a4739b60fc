import { type Language, languages } from '@maitri/domain'
import { parseAccept } from 'hono/utils/accept'

/** The language that a browser asks for first among those that the product speaks; English where it asks for none of them. */
export function acceptedLanguage(acceptLanguage: string | undefined): Language {
  for (const { type, q } of parseAccept(acceptLanguage ?? '')) {
    const found = q > 0 && languages.find((language) => language === type.toLowerCase().split('-')[0])
    if (found) return found
  }
  return 'en'
}
