/** Longer runs of letters are no words of any language here; looking into them would only cost time. */
const longestWord = 64

const ascii = /^[a-z0-9']*$/i

/**
 * One spelling for the many ways a word is typed: NFKC, lower case, straight apostrophes, no zero-width characters.
 * In Indian scripts the nukta goes, the chandrabindu becomes the anusvara, and a nasal before a consonant of its class
 * becomes the anusvara too ('हूँ' and 'हूं', 'चिन्ता' and 'चिंता', 'ज़िंदगी' and 'जिंदगी' are the same words).
 */
export function foldWord(word: string): string {
  if (word.length > longestWord) return ''
  if (ascii.test(word)) return word.toLowerCase()
  const composed = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u200b|\u200c|\u200d|\ufeff|\u00ad|\ufe0e|\ufe0f|\u093c|\u09bc|\u0abc/g, '')
    .replace(/[’‘ʼ´`]/g, "'")
  return composed
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0a81', '\u0a82')
    .replace(
      /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0918\u091a-\u091d\u091f-\u0922\u0924-\u0927\u092a-\u092d])/g,
      '\u0902',
    )
    .replace(
      /[\u0a99\u0a9e\u0aa3\u0aa8\u0aae]\u0acd(?=[\u0a95-\u0a98\u0a9a-\u0a9d\u0a9f-\u0aa2\u0aa4-\u0aa7\u0aaa-\u0aad])/g,
      '\u0a82',
    )
}
