import { type Language, languages } from '@maitri/domain'
import { redirect } from '@tanstack/react-router'
import { hasChosenLanguage, setLanguage } from '../../lib/i18n/i18n'
import { oneOf } from '../../lib/one-of'

/** The language that a shared address names, as `?lang=hi`. */
export const linkedLanguage = (lang: unknown) => oneOf(languages, lang)

/** Speaks the language of the address to whoever has not chosen one on this device, and takes it out of the address. */
export async function speakLinkedLanguage({
  search,
  location,
}: {
  search: { lang?: Language | undefined }
  location: { pathname: string }
}): Promise<void> {
  const { lang, ...rest } = search
  if (!lang) return
  if (!hasChosenLanguage()) await setLanguage(lang)
  throw redirect({ to: location.pathname, search: rest, hash: true, replace: true })
}

/** For a route whose address names nothing else. */
export const withLinkedLanguage = {
  validateSearch: ({ lang }: Record<string, unknown>): { lang?: Language | undefined } => ({
    lang: linkedLanguage(lang),
  }),
  beforeLoad: speakLinkedLanguage,
}
