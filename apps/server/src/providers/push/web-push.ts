import { ECDH } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { PushSubscriptionKeys } from '@maitri/contracts'
import webPush from 'web-push'
import { kindOfStatus } from '../kind-of-status'
import { ProviderError } from '../provider-error'
import { isOverdue, underDeadline } from '../under-deadline'
import { isPublicAddress, lookUpPublic } from './public-address'
import type { PushMessage, PushProvider } from './push-provider'

export type VapidKeys = { publicKey: string; privateKey: string }

type Options = {
  keys: VapidKeys
  /** A `mailto:` or `https:` address of the operator, for the push services to write to. */
  subject: string
  /** Whether plain addresses of this machine count too: only where Maitri itself is served on this machine alone. */
  allowsLoopback: boolean
}

/** A service that takes longer for one message is tried again another day. */
const deadlineMs = 10_000

/** An uncompressed point of P-256, and the secret of RFC 8291. */
const publicKeyBytes = 65
const authBytes = 16
const bytesIn = (text: string) => Buffer.from(text, 'base64url').length

/** Whether a key lies on the curve: with any other nothing can be sealed. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false
  }
}

/** New keys, which every browser that subscribes is bound to. */
export const makeVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys()

/** Web push (RFC 8030, 8291, 8292): the library seals the message and signs the request, which is sent here, to public addresses only. */
export function createWebPush({ keys, subject, allowsLoopback }: Options): PushProvider {
  function allows({ endpoint, keys: { p256dh, auth } }: PushSubscriptionKeys): boolean {
    const areKeys = bytesIn(p256dh) === publicKeyBytes && bytesIn(auth) === authBytes
    if (!areKeys || !isPoint(p256dh) || !URL.canParse(endpoint)) return false
    const { protocol, hostname, username, password } = new URL(endpoint)
    if (allowsLoopback && protocol === 'http:' && hostname === '127.0.0.1') return true
    const address = hostname.replace(/^\[|\]$/g, '')
    const isInner = isIP(address) !== 0 && !isPublicAddress(address)
    return protocol === 'https:' && username === '' && password === '' && !isInner
  }

  async function post(
    subscription: PushSubscriptionKeys,
    { payload, ttlSeconds, topic }: PushMessage,
    ending: AbortSignal,
  ) {
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject, ...keys },
      TTL: ttlSeconds,
      urgency: 'normal',
      topic,
    })
    return await underDeadline(deadlineMs, ending, (signal) =>
      exchange(endpoint, { headers: headers as Record<string, string>, body, signal }),
    )
  }

  return {
    publicKey: keys.publicKey,
    allows,
    async send(subscription, message, signal) {
      if (!allows(subscription)) return 'gone'
      let { status, retryAfterSeconds } = await post(subscription, message, signal)
      // A fault on the service's side may be over at once; nothing else is tried again.
      if (status >= 500) ({ status, retryAfterSeconds } = await post(subscription, message, signal))
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      throw new ProviderError('push', kindOfStatus(status), status, { retryAfterSeconds })
    },
  }
}

type Sent = { headers: Record<string, string>; body: Buffer; signal: AbortSignal }

/** One request; of its answer only what the protocol says matters. */
function exchange(endpoint: string, { headers, body, signal }: Sent) {
  const isLoopback = endpoint.startsWith('http:')
  const send = isLoopback ? httpRequest : httpsRequest
  return new Promise<{ status: number; retryAfterSeconds: number | undefined }>((resolve, reject) => {
    const request = send(
      endpoint,
      { method: 'POST', agent: false, headers, signal, ...(!isLoopback && { lookup: lookUpPublic }) },
      (response) => {
        const retryAfter = Number(response.headers['retry-after'])
        resolve({
          status: response.statusCode ?? 0,
          retryAfterSeconds: Number.isInteger(retryAfter) ? retryAfter : undefined,
        })
        // Its body says nothing more, and could go on for ever.
        response.on('error', () => {}).destroy()
      },
    )
    request.on('error', () => reject(new ProviderError('push', isOverdue(signal) ? 'timeout' : 'network')))
    request.end(body)
  })
}
