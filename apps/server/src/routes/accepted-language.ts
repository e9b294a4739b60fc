import { firstSpoken, type Language } from '@maitri/domain'
import { parseAccept } from 'hono/utils/accept'

/** The language that a browser asks for first among those that the product speaks; English where it asks for none of them. */
export function acceptedLanguage(acceptLanguage: string | undefined): Language {
  const wanted = parseAccept(acceptLanguage ?? '').filter(({ q }) => q > 0)
  return firstSpoken(wanted.map(({ type }) => type))
}
