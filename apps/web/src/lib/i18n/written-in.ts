import { type Language, languageOf } from '@maitri/domain'
import { currentLanguage } from './i18n'

/** Letters of the page's own font where that is English. */
const latin = /[\u0020-\u024f]+/g

/**
 * What says on an element that a person's words are in another language than the page: its voice, where most of them are, and the font of
 * its script, beside English also for a few. Nothing where they are not. The font is loaded from then on.
 */
export function writtenIn(text: string): { lang?: Language; 'data-language'?: Language } {
  const page = currentLanguage()
  const language = languageOf(text, page)
  const script = page === 'en' ? languageOf(text.replace(latin, ' '), page) : language
  return {
    ...(language !== page && { lang: language }),
    ...(script !== page && { 'data-language': script }),
  }
}
