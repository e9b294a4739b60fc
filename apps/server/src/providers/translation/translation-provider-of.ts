import { googleTranslate } from './google-translate'
import { libreTranslate } from './libre-translate'
import type { TranslationProvider } from './translation-provider'

/** What the operator set up; Google has a key always, a LibreTranslate of one's own often none. */
export type TranslationSettings =
  | { service: 'google-translate'; url: string; apiKey: string }
  | { service: 'libretranslate'; url: string; apiKey: string | null }

export const translationProviderOf = (settings: TranslationSettings): TranslationProvider =>
  settings.service === 'libretranslate' ? libreTranslate(settings) : googleTranslate(settings)
