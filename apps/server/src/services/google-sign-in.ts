import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Begun } from '../db/credentials'
import { AppError } from '../errors'
import type { Google } from '../providers/google/google'
import { ProviderError } from '../providers/provider-error'
import { cookieLine, cookieName, readCookie } from './cookies'
import type { Identity } from './identity'
import { isWithinLast } from './is-within-last'
import { createSignedText } from './signed-text'

export const googleCallbackPath = '/api/auth/callback/google'

/** Ten minutes for choosing an account in the popup. */
const attemptSeconds = 600

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  origin: z.string(),
  startsEmpty: z.boolean(),
  startedAt: z.number(),
})

/** What came back in the popup's address. */
export type GoogleReturn = { code: string | undefined; state: string | undefined; error: string | undefined }

/** Refusals that the page says in words of their own. */
const told = ['address_unproven', 'email_taken'] as const

export type GoogleSignInError = 'access_denied' | 'google_failed' | (typeof told)[number]

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>

type GoogleSignInDependencies = {
  google: Google | null
  identity: Identity
  secrets: readonly [string, ...string[]]
  isSecure: boolean
  now?: () => number
}

/** Continue with Google, from the press of the button to the session. One attempt belongs to one browser, by a signed cookie. */
export function createGoogleSignIn({ google, identity, secrets, isSecure, now = Date.now }: GoogleSignInDependencies) {
  const name = cookieName('maitri_google', isSecure)
  const signed = createSignedText({ secrets, purpose: 'google' })
  const cookie = (value: string, maxAgeSeconds: number) => cookieLine(name, value, { maxAgeSeconds, isSecure })

  function attemptOf(cookieHeader: string | undefined) {
    const value = readCookie(cookieHeader, name)
    const text = value === null ? null : signed.read(value)
    if (text === null) return null
    const kept = attempt.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return isWithinLast(attemptSeconds * 1000, kept.startedAt, now()) ? kept : null
  }

  return {
    /**
     * Google's page for a new attempt from `origin`, and the cookie that ties the attempt to this browser. `startsEmpty`: whether an
     * account of the same address that was never verified may be erased.
     */
    async start(origin: string, { startsEmpty }: { startsEmpty: boolean }): Promise<{ url: string; cookie: string }> {
      if (!google) throw new AppError('google_not_configured')
      const [state, nonce, codeVerifier] = [random(), random(), random()]
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
      const url = await google
        .authorizationUrl({ state, nonce, codeChallenge, redirectUri: origin + googleCallbackPath })
        .catch((error: unknown) => {
          throw error instanceof ProviderError ? new AppError('google_failed', { cause: error }) : error
        })
      const kept: z.output<typeof attempt> = { state, nonce, codeVerifier, origin, startsEmpty, startedAt: now() }
      return {
        url,
        cookie: cookie(signed.sign(Buffer.from(JSON.stringify(kept)).toString('base64url')), attemptSeconds),
      }
    },

    /** What begins, or why nothing does. */
    async finish(
      cookieHeader: string | undefined,
      { code, state, error }: GoogleReturn,
    ): Promise<Begun | { error: GoogleSignInError }> {
      const kept = attemptOf(cookieHeader)
      if (!google || !kept || state !== kept.state) return { error: 'google_failed' }
      if (error === 'access_denied') return { error }
      if (!code) return { error: 'google_failed' }
      const { codeVerifier, nonce, origin } = kept
      try {
        const person = await google.identify({ code, codeVerifier, nonce, redirectUri: origin + googleCallbackPath })
        return await identity.signInWithGoogle(person, { startsEmpty: kept.startsEmpty })
      } catch (failure) {
        if (failure instanceof AppError) return { error: told.find((code) => code === failure.code) ?? 'google_failed' }
        if (failure instanceof ProviderError) return { error: 'google_failed' }
        throw failure
      }
    },

    /** Makes the browser forget the attempt, which is over either way. */
    over: () => cookie('', 0),
  }
}

const random = () => randomBytes(32).toString('base64url')
