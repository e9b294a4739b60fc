export type Mail = { to: string; subject: string; text: string }

/** Hands one mail on. Resolves once it was accepted; throws a `ProviderError`. */
export type MailProvider = { send(mail: Mail): Promise<void> }
