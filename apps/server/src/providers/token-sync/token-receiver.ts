import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { ProviderError } from '../provider-error'
import { isOverdue, underDeadline } from '../under-deadline'

/** Whose session it is; nothing else of the person leaves the server. */
export type SyncedSession = { uid: string; sessionId: string; begunAt: Date }

/** Another service of the operator that keeps a session beside ours. Both throw a `ProviderError`; the response is not read. */
export type TokenReceiver = {
  post(session: SyncedSession): Promise<void>
  delete(session: SyncedSession): Promise<void>
}

const provider = 'token-sync'

type TokenReceiverOptions = {
  url: string
  /** The origin that signs the person in: the token's issuer. */
  appUrl: string
  secret: string
  maxAgeSeconds: number
  deadlineMs?: number
}

/** The key that signs the tokens, so that a receiver with the same secret can check them (`docs/operations.md`). */
export const tokenSyncKey = (secret: string) => createHmac('sha256', secret).update('maitri:token-sync').digest()

/**
 * A bearer token (a JWT, HS256) by POST and DELETE without a body. The receiver answers 301 to a token that is too old: redirects are
 * never followed, since the token would go along.
 */
export function createTokenReceiver(options: TokenReceiverOptions): TokenReceiver {
  const { url, appUrl, secret, maxAgeSeconds, deadlineMs = 5_000 } = options
  const key = tokenSyncKey(secret)

  const tokenOf = ({ uid, sessionId, begunAt }: SyncedSession) => {
    const issuedAt = Math.floor(begunAt.getTime() / 1000)
    return new SignJWT({ sid: sessionId, auth_time: issuedAt })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(appUrl)
      .setAudience(new URL(url).origin)
      .setSubject(uid)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + maxAgeSeconds)
      .sign(key)
  }

  async function send(method: 'POST' | 'DELETE', session: SyncedSession) {
    const headers = { authorization: `Bearer ${await tokenOf(session)}` }
    await underDeadline(deadlineMs, new AbortController().signal, async (signal) => {
      const response = await fetch(url, { method, headers, redirect: 'manual', signal }).catch(() => {
        throw new ProviderError(provider, isOverdue(signal) ? 'timeout' : 'network')
      })
      await response.body?.cancel()
      if (response.status >= 500) throw new ProviderError(provider, 'provider_down', response.status)
      if (response.status >= 400) throw new ProviderError(provider, 'unauthorized', response.status)
    })
  }

  return { post: (session) => send('POST', session), delete: (session) => send('DELETE', session) }
}
