/**
 * The same UUID (version 8, RFC 9562) for the same name: what counts once is written under one id, whatever tab or device writes it and
 * however often. Not a secret, and not for what anyone could want to forge.
 */
export function namedId(name: string): string {
  const digits = [0, 1, 2, 3].map((salt) => hashOf(`${salt} ${name}`).toString(16).padStart(8, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-9$4-$5')
}

/** FNV-1a over UTF-16 code units, then avalanche. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
