import { readWords } from '../risk/words/read-words'
import type { Words } from '../risk/words/words'

const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ'
const decorated = /[\u0180-\u02af\u1d00-\u1d7f\ua720-\ua7ff]|[\u{1f130}-\u{1f1ff}]/gu
const ascii = /^[\u0020-\u007e\n\t]*$/

/** The words of a public text as the crisis gate reads them, with a few more disguises: small capitals, letters in squares and flags. */
export const readPublicWords = (text: string): Words => readWords(plainLetters(text))

/** The same text with letters of decorative alphabets as ordinary ones, NFKC and without marks that nobody sees. */
export function plainLetters(text: string): string {
  if (ascii.test(text)) return text
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]|\u034f|\u20e3/g, '')
    .replace(decorated, letterOf)
}

function letterOf(sign: string): string {
  const small = smallCapitals.indexOf(sign)
  if (small >= 0) return String.fromCharCode(97 + small)
  const code = sign.codePointAt(0) ?? 0
  for (const first of [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]) {
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first)
  }
  return sign
}
