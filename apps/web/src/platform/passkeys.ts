import type { WebAuthnResponse } from '@maitri/contracts'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** Whether this browser can make and use passkeys for the name in its address bar; an address of numbers has none. */
export const canUsePasskeys = (): boolean =>
  browserSupportsWebAuthn() && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** The person cancelled, took too long, or has no such passkey: browsers do not say which. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled'
}

type Registration = Parameters<typeof startRegistration>[0]['optionsJSON']
type Authentication = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Lets the browser make a passkey by the server's options. Throws `PasskeyCancelled`. */
export const makePasskey = (options: Record<string, unknown>): Promise<WebAuthnResponse> =>
  asked(() => startRegistration({ optionsJSON: options as unknown as Registration }))

/** Lets the browser sign with a passkey by the server's options. Throws `PasskeyCancelled`. */
export const signWithPasskey = (options: Record<string, unknown>): Promise<WebAuthnResponse> =>
  asked(() => startAuthentication({ optionsJSON: options as unknown as Authentication }))

async function asked(ask: () => Promise<unknown>): Promise<WebAuthnResponse> {
  try {
    return (await ask()) as WebAuthnResponse
  } catch (cause) {
    throw new PasskeyCancelled('No passkey was used', { cause })
  }
}
