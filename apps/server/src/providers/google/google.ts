import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import * as z from 'zod'
import { ProviderError } from '../provider-error'

/** Google's fixed addresses; an issuer set by the operator is asked for its own. */
const google = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  certificatesUrl: 'https://www.googleapis.com/oauth2/v3/certs',
}

const deadlineMs = 10_000

export type GoogleOptions = {
  clientId: string
  clientSecret: string
  /** An OpenID issuer in Google's place, without a slash at its end; null for Google itself. */
  issuerUrl: string | null
  fetch?: typeof globalThis.fetch
}

/** Who signed in, as the verified identity token says. */
export type GoogleIdentity = {
  subject: string
  email: string
  /** That Google has verified the address at some time, which says nothing of whose it is today. */
  isEmailVerified: boolean
  /** That the mailbox is Google's own, so that nobody else can say whose the address is. */
  ownsAddress: boolean
  name: string | null
  photoUrl: string | null
}

export type Google = ReturnType<typeof createGoogle>

type Attempt = { state: string; nonce: string; codeChallenge: string; redirectUri: string }
type Exchange = { code: string; codeVerifier: string; nonce: string; redirectUri: string }

const discovered = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url(), jwks_uri: z.url() })
const tokenAnswer = z.object({ id_token: z.string().min(1) })
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email(),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  hd: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  nonce: z.string(),
  azp: z.string().optional(),
})

/** Continue with Google by the authorization code flow with PKCE. Throws a `ProviderError`. */
export function createGoogle({ clientId, clientSecret, issuerUrl, fetch = globalThis.fetch }: GoogleOptions) {
  let found: ReturnType<typeof findEndpoints> | undefined

  // A failed search is not kept: the next attempt asks again.
  const endpoints = () => {
    found ??= findEndpoints(issuerUrl, fetch)
    found.catch(() => {
      found = undefined
    })
    return found
  }

  return {
    /** The page on which the person chooses an account. */
    async authorizationUrl({ state, nonce, codeChallenge, redirectUri }: Attempt) {
      const url = new URL((await endpoints()).authorizationUrl)
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    /** Redeems the code that the person's browser brought back. The tokens are forgotten once the identity was read. */
    async identify({ code, codeVerifier, nonce, redirectUri }: Exchange): Promise<GoogleIdentity> {
      const { tokenUrl, issuers, certificates } = await endpoints()
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
      })
      const answer = tokenAnswer.safeParse(await askJson(fetch, tokenUrl, { method: 'POST', body }))
      if (!answer.success) throw new ProviderError('google', 'invalid_response')

      const verified = await jwtVerify(answer.data.id_token, certificates, {
        algorithms: ['RS256'],
        issuer: issuers,
        audience: clientId,
        maxTokenAge: '1h',
        clockTolerance: 30,
        requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      }).catch((error: unknown) => {
        throw new ProviderError('google', isNetworkFailure(error) ? 'network' : 'unauthorized')
      })
      const parsed = claims.safeParse(verified.payload)
      if (!parsed.success) throw new ProviderError('google', 'invalid_response')
      const { sub, email_verified, hd, name, picture, azp } = parsed.data
      const email = parsed.data.email.toLowerCase()
      const isForUs = parsed.data.nonce === nonce && (azp === undefined || azp === clientId)
      if (!isForUs) throw new ProviderError('google', 'unauthorized')
      return {
        subject: sub,
        email,
        isEmailVerified: email_verified,
        ownsAddress: email_verified && isGooglesOwn(email, hd),
        name: name?.trim() || null,
        photoUrl: picture ?? null,
      }
    },
  }
}

/** Mailboxes of Gmail, and of a Workspace whose domain (`hd`) the address has: Google's advice on when its word on an address is the last. */
function isGooglesOwn(email: string, workspace: string | undefined): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return domain === 'gmail.com' || domain === 'googlemail.com' || domain === workspace?.toLowerCase()
}

async function findEndpoints(issuerUrl: string | null, fetch: typeof globalThis.fetch) {
  const { authorizationUrl, tokenUrl, certificatesUrl, issuers } = issuerUrl ? await discover(issuerUrl, fetch) : google
  const certificates = createRemoteJWKSet(new URL(certificatesUrl), {
    timeoutDuration: deadlineMs,
    cooldownDuration: 1000,
    [customFetch]: fetch,
  })
  return { authorizationUrl, tokenUrl, issuers, certificates }
}

async function discover(issuerUrl: string, fetch: typeof globalThis.fetch) {
  const issuers = [issuerUrl]
  const answer = await askJson(fetch, `${issuerUrl}/.well-known/openid-configuration`).catch((error: ProviderError) => {
    if (error.status !== 404) throw error
    return null
  })
  // An issuer that publishes no addresses is laid out as Google's own.
  if (answer === null) {
    return {
      issuers,
      authorizationUrl: `${issuerUrl}/o/oauth2/v2/auth`,
      tokenUrl: `${issuerUrl}/token`,
      certificatesUrl: `${issuerUrl}/certs`,
    }
  }
  const document = discovered.safeParse(answer)
  if (!document.success) throw new ProviderError('google', 'invalid_response')
  return {
    issuers,
    authorizationUrl: document.data.authorization_endpoint,
    tokenUrl: document.data.token_endpoint,
    certificatesUrl: document.data.jwks_uri,
  }
}

async function askJson(fetch: typeof globalThis.fetch, url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(deadlineMs) }).catch(
    (error: unknown) => {
      throw new ProviderError('google', (error as Error).name === 'TimeoutError' ? 'timeout' : 'network')
    },
  )
  if (!response.ok) {
    // A body that broke off already rejects, which nobody would hear.
    response.body?.cancel().catch(() => {})
    throw new ProviderError('google', response.status >= 500 ? 'provider_down' : 'bad_request', response.status)
  }
  return response.json().catch(() => {
    throw new ProviderError('google', 'invalid_response')
  })
}

const isNetworkFailure = (error: unknown) => error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)
