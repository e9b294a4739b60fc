const softens = 'kgcjtdpbs'
/** Whatever `foldRoman` changes. Half the words of the lexicons hold nothing of it. */
const folds = /[qwyz]|[bcdgjkpst]h|(.)\1/

/** How romanised Indian words are compared: `ph` f, `z` j, `w` v, `ee` i, `oo` u, no breath after a consonant. */
export function foldRoman(raw: string): string {
  if (!folds.test(raw)) return raw
  let out = ''
  let last = ''
  for (let i = 0; i < raw.length; i++) {
    let c = raw.charAt(i)
    const next = raw.charAt(i + 1)
    if (c === next && (c === 'e' || c === 'o') && raw.charAt(i + 2) !== c && raw.charAt(i - 1) !== c) {
      c = c === 'e' ? 'i' : 'u'
      i++
    } else if (c === 'p' && next === 'h') {
      c = 'f'
      i++
    } else if (c === 'h' && softens.includes(raw.charAt(i - 1) || ' ')) continue
    else if (c === 'z') c = 'j'
    else if (c === 'w') c = 'v'
    else if (c === 'y') c = 'i'
    else if (c === 'q') c = 'k'
    if (c !== last) out += c
    last = c
  }
  return out
}
