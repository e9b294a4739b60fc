/** A value sealed with AES-GCM; readable only with the key of its account, and only in its own place. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: BufferSource }

/** Seals a value for one place (owner, collection and id), so that it cannot be moved to another. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed & { bytes: ArrayBuffer }> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) },
    key,
    plain,
  )
  return { iv, bytes }
}

/** Throws where the key is another account's, or the value was moved or changed. */
export async function unseal(key: CryptoKey, place: string, { iv, bytes }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) },
    key,
    bytes,
  )
  return JSON.parse(new TextDecoder().decode(plain))
}
