/** What translates. It throws a `ProviderError`. */
export type TranslationProvider = {
  /** Asks for something that costs nothing and needs the key. */
  checkKey(): Promise<void>
}
