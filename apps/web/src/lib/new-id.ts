/** A random UUID, version 4. A page over plain HTTP in a local network has no `crypto.randomUUID`; there it is made from random bytes. */
export function newId(): string {
  return typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : fromBytes(crypto.getRandomValues(new Uint8Array(16)))
}

/** RFC 9562, section 5.4: four bits say the version, two the variant; the others are random. */
function fromBytes(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
