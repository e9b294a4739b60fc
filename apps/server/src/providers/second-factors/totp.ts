import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Clocks of phones go wrong: one step before and one after count too (RFC 6238, section 5.2). */
const windowSteps = 1

// SHA-1, six digits and 30 seconds are what every authenticator app understands.
const totpOf = (secret: string, email = '') =>
  new TOTP({
    issuer: 'Maitri',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** A secret of 160 bits in base32. */
export const makeTotpSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator app reads from the QR code. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString()

/** The time step that a code belongs to; null where it is not right now. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: windowSteps })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}
