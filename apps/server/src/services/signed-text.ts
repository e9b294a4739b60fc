import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signs text that a browser keeps for us, so that it comes back unchanged. `purpose` keeps one kind from standing in for another. The
 * first secret signs; those before it still read, so that a change of the secret signs nobody out.
 */
export function createSignedText({ secrets, purpose }: { secrets: readonly [string, ...string[]]; purpose: string }) {
  const keyFrom = (secret: string) => createHmac('sha256', secret).update(`maitri:${purpose}`).digest()
  const key = keyFrom(secrets[0])
  const keys = [key, ...secrets.slice(1).map(keyFrom)]
  return {
    sign: (text: string) => `${text}.${signature(key, text)}`,
    /** The text of a signed value; null where the signature is not ours. */
    read(signed: string): string | null {
      const dot = signed.lastIndexOf('.')
      if (dot === -1) return null
      const text = signed.slice(0, dot)
      const given = Buffer.from(signed.slice(dot + 1))
      return keys.some((known) => isSame(given, Buffer.from(signature(known, text)))) ? text : null
    },
  }
}

const signature = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')
const isSame = (given: Buffer, expected: Buffer) => given.length === expected.length && timingSafeEqual(given, expected)
