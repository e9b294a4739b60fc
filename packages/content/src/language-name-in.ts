import { localeOf } from './frame-format'

/** The name of a language in another; its code where nobody knows it or it is no code. */
export function languageNameIn(language: string, code: string): string {
  try {
    return new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
