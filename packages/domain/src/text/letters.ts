/** Devanagari to Sinhala: the blocks of the scripts of India, 128 letters each. */
export function isIndic(code: number): boolean {
  return code >= 0x0900 && code <= 0x0dff
}

/** The first code of the block a letter stands in; blocks of Indian scripts hold the same sound at the same place. */
export function blockOf(code: number): number {
  return code & ~0x7f
}

export function isLatin(code: number): boolean {
  return code >= 97 && code <= 122
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
