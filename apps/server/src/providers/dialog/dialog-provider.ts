/** The dialog service. Replies are made here, so all that is asked of it is whether it takes the key; a `ProviderError` where not. */
export type DialogProvider = { checkKey(): Promise<void> }
