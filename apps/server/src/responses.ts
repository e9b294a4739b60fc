import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import type { ErrorCode, Problem } from '@maitri/contracts'
import { type AppError, refusals } from './errors'

const compress = promisify(gzip)

/** Below this many characters compressing costs more than it saves. */
const compressFrom = 1024

/** For the app's page: everything from here, nothing inline. */
const pagePolicy = [
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
  // The one policy of the page lets workers of our own origin begin (`script-address.ts`); nothing else makes script of text.
  "require-trusted-types-for 'script'",
  'trusted-types maitri',
].join('; ')

/** For the one worker that runs the face model: compiling WebAssembly is allowed there and nowhere else. */
export const faceWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What the API answers is never a page, whatever somebody makes a browser believe. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The headers that stand on every answer. One literal, not spread together from parts, and no longer than it must be: made for every
 * request, they would cost a third of a route without the store otherwise.
 */
const apiHeaders = (requestId: string, contentType: string): Record<string, string> => ({
  'content-type': contentType,
  'cache-control': 'no-store',
  'x-request-id': requestId,
  'content-security-policy': apiPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
})

/** What a part of the web app has instead of or besides those. */
const fileHeaders = {
  'content-security-policy': pagePolicy,
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
}

export type Responses = ReturnType<typeof createResponses>

type Asked = { requestId: string; cookies?: string[] | undefined; refusal?: string }
type FileHeaders = { contentType: string; cacheControl: string; others: Record<string, string> }

/**
 * Builds every answer of the server. Headers are plain objects: the node adapter writes those as they are, which keeps a route without
 * the store near the speed of a bare server.
 */
export function createResponses({ isHttps }: { isHttps: boolean }) {
  function build(
    body: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
    status: number,
    headers: Record<string, string>,
  ) {
    if (isHttps) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
    return new Response(body, { status, headers })
  }

  /** Several cookies are several lines of one name, which no plain object can say. */
  function withCookies(response: Response, cookies: string[] | undefined) {
    if (cookies) for (const line of cookies) response.headers.append('set-cookie', line)
    return response
  }

  return {
    /** `acceptEncoding` is asked only where the answer is long enough to be compressed. */
    json(
      value: unknown,
      { requestId, cookies }: Asked,
      acceptEncoding: () => string | undefined,
    ): Response | Promise<Response> {
      const body = JSON.stringify(value)
      const headers = apiHeaders(requestId, 'application/json')
      if (body.length < compressFrom || !acceptEncoding()?.includes('gzip')) {
        return withCookies(build(body, 200, headers), cookies)
      }
      headers['content-encoding'] = 'gzip'
      headers.vary = 'accept-encoding'
      return compress(body).then((bytes) => withCookies(build(new Uint8Array(bytes), 200, headers), cookies))
    },

    /** JSON that is made piece by piece as it is sent, and never held whole. Where it fails on the way the connection ends. */
    jsonInPieces(
      pieces: AsyncIterable<string>,
      { requestId, cookies }: Asked,
      acceptEncoding: () => string | undefined,
    ) {
      const headers = apiHeaders(requestId, 'application/json')
      const isCompressed = acceptEncoding()?.includes('gzip') ?? false
      if (isCompressed) Object.assign(headers, { 'content-encoding': 'gzip', vary: 'accept-encoding' })
      const bytes = isCompressed
        ? pipeline(Readable.from(pieces), createGzip(), () => {})
        : Readable.from(pieces, { objectMode: false })
      return withCookies(build(Readable.toWeb(bytes) as ReadableStream, 200, headers), cookies)
    },

    empty({ requestId, cookies }: Asked) {
      const { 'content-type': _, ...headers } = apiHeaders(requestId, '')
      return withCookies(build(null, 204, headers), cookies)
    },

    /** On from where another site sent a popup: an opener policy would cut it off from the page that opened it. */
    redirectPopup(location: string, { requestId, cookies }: Asked) {
      const { 'content-type': _, ...headers } = apiHeaders(requestId, '')
      const others = { 'cross-origin-opener-policy': 'unsafe-none', location }
      return withCookies(build(null, 303, { ...headers, ...others }), cookies)
    },

    /** Server-sent events, each at once: neither compressed nor held back by a proxy. */
    events(body: ReadableStream, { requestId }: Asked) {
      return build(body, 200, { ...apiHeaders(requestId, 'text/event-stream'), 'x-accel-buffering': 'no' })
    },

    text(body: string, contentType: string, { requestId }: Asked) {
      return build(body, 200, apiHeaders(requestId, contentType))
    },

    /** A page made here, without scripts; `styleHash` is the SHA-256 of its one style in base64. */
    page(html: string, styleHash: string, { requestId }: Asked) {
      const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
      const headers = apiHeaders(requestId, 'text/html; charset=utf-8')
      return build(html, 200, { ...headers, 'content-security-policy': policy, 'x-robots-tag': 'noindex' })
    },

    /** A part of the web app; null as body where the browser has it already. */
    file(
      body: Uint8Array<ArrayBuffer> | null,
      { contentType, cacheControl, others }: FileHeaders,
      { requestId }: Asked,
    ) {
      const own = { ...fileHeaders, ...others, 'cache-control': cacheControl }
      const headers = { ...apiHeaders(requestId, contentType), ...own }
      return build(body, body === null ? 304 : 200, headers)
    },

    /** A refusal; what was asked keeps its code, for the log. */
    problem(
      code: ErrorCode,
      asked: Asked,
      details: Pick<AppError, 'fields' | 'retryAfterSeconds' | 'provider'> | null = null,
    ) {
      const { requestId } = asked
      asked.refusal = code
      const { status, title } = refusals[code]
      const body: Problem = { type: `urn:maitri:problem:${code}`, title, status, code, requestId }
      const headers = apiHeaders(requestId, 'application/problem+json')
      if (details?.fields) body.fields = details.fields
      if (details?.provider) body.provider = details.provider
      if (details?.retryAfterSeconds !== undefined) {
        body.retryAfterSeconds = details.retryAfterSeconds
        headers['retry-after'] = String(details.retryAfterSeconds)
      }
      return build(JSON.stringify(body), status, headers)
    },
  }
}
