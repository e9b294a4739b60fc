import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushSubscriptionKeys } from '@maitri/contracts'
import { importJWK, jwtVerify } from 'jose'
import { type Recorded, startProviderStandIn } from './provider-stand-in'

export type ReadPush = { payload: unknown; ttl: number; topic: string | undefined; audience: unknown; subject: unknown }

/** A browser with keys of its own that reads what is pushed to it, as RFC 8291 says and by another way than the library that sealed it. */
function openPushBrowser(origin: string) {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  const path = `/push/${randomBytes(8).toString('hex')}`
  const subscription: PushSubscriptionKeys = {
    endpoint: `${origin}${path}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  }

  function open(body: Buffer): string {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
    const derive = (purpose: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // What stands after the last delimiter is padding.
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }

  return {
    subscription,
    /** Reads one request to this browser; throws where it is not signed with `vapidPublicKey` or does not open. */
    async read({ headers, body }: Recorded, vapidPublicKey: string): Promise<ReadPush> {
      const { authorization = '', topic, ttl } = headers
      const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
      if (key !== vapidPublicKey) throw new Error('Signed with another key')
      const point = Buffer.from(key, 'base64url')
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
      const { payload } = await jwtVerify(
        token,
        await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256'),
      )
      return {
        payload: JSON.parse(open(body)),
        ttl: Number(ttl),
        topic: typeof topic === 'string' ? topic : undefined,
        audience: payload.aud,
        subject: payload.sub,
      }
    },
    isFor: ({ path: asked }: Recorded) => asked === path,
  }
}

/** A push service on this machine. `answer` says with which status it takes a message, and with which headers. */
export async function startPushStandIn() {
  let next: { status: number; headers?: Record<string, string> }[] = []
  const silent: ReturnType<typeof openPushBrowser>[] = []
  const service = await startProviderStandIn((request) => {
    if (silent.some((browser) => browser.isFor(request))) return 'silent'
    const { method, headers, path } = request
    const isWhole =
      method === 'POST' &&
      path.startsWith('/push/') &&
      headers['content-encoding'] === 'aes128gcm' &&
      headers['content-type'] === 'application/octet-stream' &&
      /^\d+$/.test(headers.ttl as string)
    const { status, headers: answered } = isWhole ? (next.shift() ?? { status: 201 }) : { status: 400 }
    return { status, text: '', ...(answered && { headers: answered }) }
  })
  return {
    ...service,
    openBrowser: () => openPushBrowser(service.url),
    /** From now on never answers what is for `browser`. */
    keepSilentFor: (browser: ReturnType<typeof openPushBrowser>) => silent.push(browser),
    /** What the next messages are answered, in order; after them 201. */
    answer: (...responses: typeof next) => {
      next = responses
    },
  }
}
