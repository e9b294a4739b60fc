import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ErrorCode, Problem } from '@maitri/contracts'
import { type AppError, refusals } from './errors'

const compress = promisify(gzip)

/** Below this many characters compressing costs more than it saves. */
const compressFrom = 1024

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers that stand on every answer. `isHttps` is whether the public address is https. */
export function securityHeaders({ isHttps }: { isHttps: boolean }) {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), bluetooth=(self), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

export type Answers = ReturnType<typeof createAnswers>

type Asked = { requestId: string; acceptEncoding?: string | undefined; cookies?: string[] | undefined }

/**
 * Builds every answer of the server. Headers are plain objects: the node adapter writes those as they are, which is what keeps a
 * route without the store near the speed of a bare server.
 */
export function createAnswers({ isHttps }: { isHttps: boolean }) {
  const security = securityHeaders({ isHttps })
  const api = { ...security, 'cache-control': 'no-store' }

  function headersOf(base: Record<string, string>, { requestId, cookies }: Asked) {
    const headers = { ...base, 'x-request-id': requestId }
    // Several cookies are several header lines, which only pairs can express.
    if (cookies?.length) {
      return [...Object.entries(headers), ...cookies.map((line): [string, string] => ['set-cookie', line])]
    }
    return headers
  }

  return {
    json(value: unknown, asked: Asked): Response | Promise<Response> {
      const body = JSON.stringify(value)
      const base = { ...api, 'content-type': 'application/json' }
      if (body.length < compressFrom || !asked.acceptEncoding?.includes('gzip')) {
        return new Response(body, { headers: headersOf(base, asked) })
      }
      const compressed = { ...base, 'content-encoding': 'gzip', vary: 'accept-encoding' }
      return compress(body).then((bytes) => new Response(bytes, { headers: headersOf(compressed, asked) }))
    },

    empty(asked: Asked) {
      return new Response(null, { status: 204, headers: headersOf(api, asked) })
    },

    redirect(location: string, asked: Asked) {
      return new Response(null, { status: 303, headers: headersOf({ ...api, location }, asked) })
    },

    text(body: string, contentType: string, asked: Asked) {
      return new Response(body, { headers: headersOf({ ...api, 'content-type': contentType }, asked) })
    },

    /** A part of the web app; `headers` say how it is typed, encoded and cached. */
    file(body: Uint8Array<ArrayBuffer> | null, status: 200 | 304, headers: Record<string, string>, asked: Asked) {
      return new Response(body, { status, headers: headersOf({ ...security, ...headers }, asked) })
    },

    problem(code: ErrorCode, asked: Asked, details: Pick<AppError, 'fields' | 'retryAfterSeconds'> | null = null) {
      const { status, title } = refusals[code]
      const body: Problem = { type: `urn:maitri:problem:${code}`, title, status, code, requestId: asked.requestId }
      const headers: Record<string, string> = { ...api, 'content-type': 'application/problem+json' }
      if (details?.fields) body.fields = details.fields
      if (details?.retryAfterSeconds !== undefined) {
        body.retryAfterSeconds = details.retryAfterSeconds
        headers['retry-after'] = String(details.retryAfterSeconds)
      }
      return new Response(JSON.stringify(body), { status, headers: headersOf(headers, asked) })
    },
  }
}
