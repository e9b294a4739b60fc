/**
 * The UUID that belongs to a name, the same on every device (version 8, RFC 9562): for a record of which there can be only one, such as an
 * article's 'read'. Marked twice, offline on two devices, it is still one.
 */
export function derivedId(name: string): string {
  const digits = [0, 1, 2, 3].map((part) => hashOf(`${part} ${name}`).toString(16).padStart(8, '0')).join('')
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
}

/** FNV-1a over UTF-16 code units, with the avalanche of MurmurHash3, as a whole number below 2^32. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
