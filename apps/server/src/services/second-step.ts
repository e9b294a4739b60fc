import { createHash } from 'node:crypto'
import type { WebAuthnResponse } from '@maitri/contracts'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { type Begun, beginWithSecondFactor, secondStepMs } from '../db/credentials'
import { findOneTimeToken } from '../db/one-time-tokens'
import { findTotp, listPasskeys, type ShownFactor } from '../db/second-factors'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { Passkeys } from '../providers/second-factors/passkeys'
import { stepOfCode } from '../providers/second-factors/totp'
import { cookieLine, cookieName, readCookie } from './cookies'
import type { RateLimits } from './rate-limits'
import { readRecoveryCode } from './recovery-codes'
import { createSignedText } from './signed-text'

export type SecondStep = ReturnType<typeof createSecondStep>

type SecondStepDependencies = {
  store: Store
  passkeys: Passkeys
  rateLimits: RateLimits
  secrets: readonly [string, ...string[]]
  isSecure: boolean
  now: () => Date
}

/**
 * The second step of a sign-in, after the password or Google: the wait belongs to one browser, by a signed cookie, and ends after ten
 * minutes or with any change of credentials.
 */
export function createSecondStep({ store, passkeys, rateLimits, secrets, isSecure, now }: SecondStepDependencies) {
  const name = cookieName('maitri_second_step', isSecure)
  const signed = createSignedText({ secrets, purpose: 'second-step' })
  const cookie = (value: string, maxAgeSeconds: number) => cookieLine(name, value, { maxAgeSeconds, isSecure })

  /** Who is awaited in this browser; null where nobody. */
  async function find(cookieHeader: string | undefined) {
    const value = readCookie(cookieHeader, name)
    const token = value === null ? null : signed.read(value)
    const uid = token && (await findOneTimeToken(store.db, 'second-step', token, now()))
    return uid ? { token, uid } : null
  }

  async function require(cookieHeader: string | undefined) {
    const awaited = await find(cookieHeader)
    if (!awaited) throw new AppError('second_step_over')
    return awaited
  }

  async function finish(token: string, shown: ShownFactor, refusal: 'wrong_code' | 'passkey_refused'): Promise<Begun> {
    const begun = await beginWithSecondFactor(store, token, shown, now())
    if (!begun) throw new AppError(refusal)
    return begun
  }

  return {
    /** The cookie of a sign-in that waits from now on. */
    begin: (token: string) => cookie(signed.sign(token), secondStepMs / 1000),

    /** Makes the browser forget the wait, which is over either way. */
    over: () => cookie('', 0),

    /** How the sign-in that waits in this browser can go on; null where none does. A recovery code always can. */
    async methods(cookieHeader: string | undefined): Promise<('passkey' | 'totp')[] | null> {
      const awaited = await find(cookieHeader)
      if (!awaited) return null
      const hasTotp = (await findTotp(store, awaited.uid))?.confirmedAt != null
      const hasPasskey = passkeys.isAvailable && (await listPasskeys(store.db, awaited.uid)).length > 0
      return [...(hasPasskey ? (['passkey'] as const) : []), ...(hasTotp ? (['totp'] as const) : [])]
    },

    /** By the code of an authenticator app, or by a recovery code. */
    async finishWithCode(cookieHeader: string | undefined, typed: string): Promise<Begun> {
      const { token, uid } = await require(cookieHeader)
      await rateLimits.use('second-step-code', uid)
      const recoveryCode = readRecoveryCode(typed)
      if (recoveryCode) return finish(token, { kind: 'recovery_code', code: recoveryCode }, 'wrong_code')
      const app = await findTotp(store, uid)
      const step = app?.confirmedAt ? stepOfCode(app.secret, typed.replace(/\s/g, ''), now()) : null
      if (step === null) throw new AppError('wrong_code')
      return finish(token, { kind: 'totp', step }, 'wrong_code')
    },

    async startWithPasskey(cookieHeader: string | undefined) {
      const { token, uid } = await require(cookieHeader)
      const known = await listPasskeys(store.db, uid)
      return { ...(await passkeys.signInOptions({ known, challenge: challengeOf(token) })) }
    },

    async finishWithPasskey(cookieHeader: string | undefined, response: WebAuthnResponse): Promise<Begun> {
      const { token, uid } = await require(cookieHeader)
      const passkey = (await listPasskeys(store.db, uid)).find(({ id }) => id === response.id)
      const asserted = response as unknown as AuthenticationResponseJSON
      const counter = passkey ? await passkeys.verify(asserted, passkey, challengeOf(token)) : null
      if (!passkey || counter === null) throw new AppError('passkey_refused')
      return finish(token, { kind: 'passkey', id: passkey.id, counter }, 'passkey_refused')
    },
  }
}

/** From the token that works once, so that the signature does too; the token itself never reaches a script. */
const challengeOf = (token: string) => createHash('sha256').update(`passkey challenge:${token}`).digest('base64url')
