import type { PushSubscriptionKeys } from '@maitri/contracts'

export type PushMessage = {
  /** Sealed to the browser: its push service reads none of it. At most 3,000 bytes. */
  payload: string
  /** How long the service keeps it for a browser that is off. */
  ttlSeconds: number
  /** One that was not delivered yet is replaced by a later one of the same topic: up to 32 letters and digits. */
  topic: string
}

/** What became of a message: 'gone' where the browser is subscribed no more. */
export type PushOutcome = 'sent' | 'gone'

export type PushProvider = {
  /** With which browsers subscribe, in base64url. */
  publicKey: string
  /** Whether it is a subscription that messages can and may be sent to. */
  allows(subscription: PushSubscriptionKeys): boolean
  /** Rejects with a `ProviderError` where the message was not taken, or `signal` fired before it was. */
  send(subscription: PushSubscriptionKeys, message: PushMessage, signal: AbortSignal): Promise<PushOutcome>
}
