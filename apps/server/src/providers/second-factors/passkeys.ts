import { isIP } from 'node:net'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'

type Known = { id: string; transports: string[] }
type Registered = Known & { publicKey: Uint8Array; counter: number }

export type Passkeys = ReturnType<typeof createPasskeys>

/** WebAuthn for the origin of the app. Challenges come in and go out in base64url. */
export function createPasskeys({ appUrl, origins }: { appUrl: string; origins: readonly string[] }) {
  const rpID = new URL(appUrl).hostname
  const expected = { expectedOrigin: [...origins], expectedRPID: rpID, requireUserVerification: false }
  const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))
  const describe = ({ id, transports }: Known) => ({ id, transports: transports as AuthenticatorTransportFuture[] })

  return {
    /** Browsers bind passkeys to a name and refuse an address of numbers. */
    isAvailable: isIP(rpID.replace(/[[\]]/g, '')) === 0,

    registrationOptions: ({ uid, email, name, known, challenge }: NewPasskey) =>
      generateRegistrationOptions({
        rpName: 'Maitri',
        rpID,
        userID: new Uint8Array(Buffer.from(uid)),
        userName: email,
        userDisplayName: name,
        challenge: bytesOf(challenge),
        attestationType: 'none',
        excludeCredentials: known.map(describe),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      }),

    /** The passkey that a browser made and the challenge it signed; null where it is not as it should be. */
    async register(response: RegistrationResponseJSON): Promise<(Registered & { challenge: string }) | null> {
      let challenge = ''
      const expectedChallenge = (signed: string) => {
        challenge = signed
        return true
      }
      const { registrationInfo } = await verifyRegistrationResponse({ response, expectedChallenge, ...expected }).catch(
        () => ({ registrationInfo: undefined }),
      )
      if (!registrationInfo) return null
      const { id, publicKey, counter } = registrationInfo.credential
      return { id, publicKey, counter, transports: response.response.transports ?? [], challenge }
    },

    signInOptions: ({ known, challenge }: { known: Known[]; challenge: string }) =>
      generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenge),
        allowCredentials: known.map(describe),
        userVerification: 'preferred',
      }),

    /** The passkey's new count; null where it did not sign this challenge. */
    async verify(
      response: AuthenticationResponseJSON,
      { id, publicKey, counter, transports }: Registered,
      challenge: string,
    ): Promise<number | null> {
      const credential = { ...describe({ id, transports }), publicKey: new Uint8Array(publicKey), counter }
      const options = { response, credential, expectedChallenge: challenge, ...expected }
      const { verified, authenticationInfo } = await verifyAuthenticationResponse(options).catch(() => ({
        verified: false,
        authenticationInfo: undefined,
      }))
      return verified && authenticationInfo ? authenticationInfo.newCounter : null
    },
  }
}

type NewPasskey = { uid: string; email: string; name: string; known: Known[]; challenge: string }
