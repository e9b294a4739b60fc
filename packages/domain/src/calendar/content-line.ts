/** Octets that a line of the format has at most, its end not counted (RFC 5545, section 3.1). */
const lineOctets = 75

/** An instant as the format writes it in UTC, for instance 20261201T043000Z. An unreadable one throws a RangeError. */
export const utcTime = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * A text value. Whatever some program takes for the end of a line is written as one, since words must not begin a line of their own;
 * other control characters have no place in the format.
 */
export function writtenText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/** Broken into lines of at most 75 octets, each later one begun by a blank, and never inside a character. */
export function folded(line: string): string {
  let folded = ''
  let used = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (used + size > lineOctets) {
      folded += '\r\n '
      used = 1
    }
    folded += character
    used += size
  }
  return folded
}

/** Octets of one character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
