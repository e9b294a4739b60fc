import type { TranslationLanguage, TranslationProviderName } from '@maitri/contracts'

export type TranslationWish = {
  texts: readonly string[]
  /** The language to translate into; the service finds out each text's own. */
  language: TranslationLanguage
  signal: AbortSignal
}

/** What translates. It throws a `ProviderError`. */
export type TranslationProvider = {
  name: TranslationProviderName
  /** Into which languages it translates. */
  languages(): Promise<TranslationLanguage[]>
  /** As many translations as texts, in their order. */
  translate(wish: TranslationWish): Promise<string[]>
  /** Asks for something that costs nothing and needs the key. */
  checkKey(): Promise<void>
}
