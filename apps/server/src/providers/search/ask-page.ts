import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { kindOfStatus } from '../kind-of-status'
import { ProviderError } from '../provider-error'
import { isOverdue, underDeadline } from '../under-deadline'
import { sourceDeadlineMs, sourceMaxBytes } from './search-source'

export type PageQuestion = {
  provider: string
  url: URL
  /** Sent as a form, by POST; without it the page is asked for by GET. */
  form?: URLSearchParams
  headers: Record<string, string>
  signal: AbortSignal
}

/** The page, and where it stands after redirects; null where the engine says by its status alone that nothing was found (303 after a form). */
export type Page = { html: string; url: URL } | null

const mostRedirects = 3

/** Asks for a result page of a search engine. Redirects lead on only within the same site, so never to an address of the operator's network. */
export function askPage(question: PageQuestion): Promise<Page> {
  return underDeadline(sourceDeadlineMs, question.signal, async (signal) => {
    let asked: PageQuestion = { ...question, signal }
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const { status, location, html } = await exchange(asked)
      if (status === 200) return { html, url: asked.url }
      if (status === 303 && asked.form) return null
      if (status < 300 || status > 399) throw new ProviderError(asked.provider, kindOfStatus(status), status)
      const { form: _, ...rest } = asked
      asked = { ...rest, url: nextAddress(asked, status, location) }
    }
    throw new ProviderError(asked.provider, 'invalid_response')
  })
}

function nextAddress({ provider, url }: PageQuestion, status: number, location: string | undefined): URL {
  const next = location !== undefined && URL.canParse(location, url) ? new URL(location, url) : null
  // Kept out before it is asked: there the engine wants to know who is there, or what it may store.
  const isBlocked = next && (/^(?:consent|sorry)\./.test(next.hostname) || next.pathname.startsWith('/sorry/'))
  if (isBlocked) throw new ProviderError(provider, 'rate_limited', status)
  const isSameSite = next && site(next) === site(url) && (next.protocol === 'https:' || next.protocol === url.protocol)
  if (!isSameSite) throw new ProviderError(provider, 'invalid_response', status)
  return next
}

const site = ({ hostname, port }: URL) => `${hostname.replace(/^www\./, '')}:${port}`

type Exchanged = { status: number; location: string | undefined; html: string }

/** Over node:http: `fetch` would say itself how it was called, and with what compression. */
function exchange({ provider, url, form, headers, signal }: PageQuestion): Promise<Exchanged> {
  const body = form?.toString()
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      request.destroy()
      reject(error instanceof ProviderError ? error : failureOf(provider, signal))
    }
    const request = send(url, {
      method: form ? 'POST' : 'GET',
      agent: false,
      signal,
      headers: {
        ...headers,
        ...(body !== undefined && {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        }),
      },
    })
    request.on('error', fail)
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      const { location } = response.headers
      // What stands beside another status is not read.
      const reading = status === 200 ? readHtml(provider, response) : Promise.resolve('')
      reading.then((html) => {
        resolve({ status, location, html })
        request.destroy()
      }, fail)
    })
    request.end(body)
  })
}

async function readHtml(provider: string, response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > sourceMaxBytes) throw new ProviderError(provider, 'invalid_response')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function failureOf(provider: string, signal: AbortSignal) {
  if (!signal.aborted) return new ProviderError(provider, 'network')
  return new ProviderError(provider, isOverdue(signal) ? 'timeout' : 'aborted')
}
