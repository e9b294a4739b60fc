import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Where a sealed value stands. It is part of the seal: moved to another table, owner or id, a value does not open. */
export type Place = { table: string; owner: string; id: string }

export type Sealer = {
  /** How everything that is sealed now begins: version and key id. */
  header: Uint8Array
  seal(value: string, place: Place): Uint8Array
  /** Throws a `SealBroken` where the value was changed, moved, or sealed with a key that is gone. */
  unseal(sealed: Uint8Array, place: Place): string
  /** The device key that a person of an earlier version has: derived, so that it outlasts what is erased. New ones are random (`device-keys.ts`). */
  derivedDeviceKey(userId: string): string
  /** The same for the same value and purpose as long as the store lives, and nothing to whoever has no key: finds what is equal unopened. */
  digest(value: string, purpose: string): string
}

export type DataKey = { id: number; key: Uint8Array }

/** A sealed value that does not open. It says where the value stands, never what it holds. */
export class SealBroken extends Error {
  constructor(place: string) {
    super(`A sealed value does not open: ${place}`)
    this.name = 'SealBroken'
  }
}

const version = 1
const nonceLength = 12
const tagLength = 16
const headerLength = 5

/** AES-256-GCM with a fresh nonce: nonce, ciphertext, tag. `bound` must be the same bytes again to open it. */
export function encrypt(key: Uint8Array, value: Uint8Array, bound: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound)
  return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()])
}

/** The reverse of `encrypt`; null where key, bytes or bound bytes are not the same. */
export function decrypt(key: Uint8Array, sealed: Uint8Array, bound: Uint8Array): Uint8Array | null {
  if (sealed.length < nonceLength + tagLength) return null
  const tagAt = sealed.length - tagLength
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength)).setAAD(bound)
    decipher.setAuthTag(sealed.subarray(tagAt))
    return Buffer.concat([decipher.update(sealed.subarray(nonceLength, tagAt)), decipher.final()])
  } catch {
    return null
  }
}

/** 32 bytes for one purpose, from a longer-lived secret. */
export const deriveKey = (secret: Uint8Array | string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'maitri', purpose, 32))

/** As JSON, since plain joining could give two places the same bytes. */
const boundTo = (header: Uint8Array, { table, owner, id }: Place) =>
  Buffer.concat([header, Buffer.from(JSON.stringify([table, owner, id]))])

/** Seals with the newest of `dataKeys`, opens with any of them. A sealed value: version, key id (4 bytes), nonce, ciphertext, tag. */
export function createSealer(dataKeys: DataKey[]): Sealer {
  const byAge = dataKeys.toSorted((a, b) => a.id - b.id)
  const oldest = byAge.at(0)
  const newest = byAge.at(-1)
  if (!oldest || !newest) throw new Error('A sealer needs at least one data key.')
  const sealingHeader = Buffer.alloc(headerLength)
  sealingHeader.writeUInt8(version, 0)
  sealingHeader.writeUInt32BE(newest.id, 1)
  const keys = new Map(dataKeys.map(({ id, key }) => [id, key]))
  // From the oldest, which stays for good: a new data key must not make people's devices forget what they have not sent yet.
  const deviceRoot = deriveKey(oldest.key, 'device keys')
  const digestRoot = deriveKey(oldest.key, 'digests')
  return {
    header: sealingHeader,
    seal: (value, place) =>
      Buffer.concat([sealingHeader, encrypt(newest.key, Buffer.from(value), boundTo(sealingHeader, place))]),
    unseal(sealed, place) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      const header = bytes.subarray(0, headerLength)
      const key = header.length === headerLength && header[0] === version ? keys.get(header.readUInt32BE(1)) : undefined
      const value = key && decrypt(key, bytes.subarray(headerLength), boundTo(header, place))
      if (!value) throw new SealBroken(`${place.table} ${place.id}`)
      return Buffer.from(value).toString()
    },
    derivedDeviceKey: (userId) => deriveKey(deviceRoot, `device key of ${userId}`).toString('base64'),
    digest: (value, purpose) =>
      createHmac('sha256', digestRoot)
        .update(JSON.stringify([purpose, value]))
        .digest('base64url'),
  }
}
