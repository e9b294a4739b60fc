import type { Finding } from './reading'

const hidden = /[\u200b\u200e\u200f\u2060-\u2064\u00ad]|\u034f/g
const latinRun = /\p{Script=Latin}/u
const otherAlphabet = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]/u

/**
 * Text made to look like other text: a word of Latin letters with look-alikes of another alphabet in it, or several signs that nobody sees.
 * What the folding can read is judged by its words as well; this holds what it cannot. Joiners of Indian scripts are no disguise.
 */
export function findDisguise(text: string): Finding[] {
  const isHidden = (text.match(hidden)?.length ?? 0) >= 3
  const isMixed = text.split(/\s+/).some((word) => latinRun.test(word) && otherAlphabet.test(word))
  const marks = text.match(/[\u0300-\u036f]/g)?.length ?? 0
  const isPiled = marks >= 6 && marks > text.length / 4
  return isHidden || isMixed || isPiled ? [{ reason: 'disguise', verdict: 'held' }] : []
}

const indicMask = /(?<=[\u0900-\u0dff])[*_.\-+~#]+(?=[\u0900-\u0dff])/g
/** Latin letters by ones and twos, of which a word is put together: 'ch a k k a'. */
const spacedLetters = /(?<![\p{L}\p{M}])(?:[a-z]{1,2} ){2,12}[a-z]{1,2}(?![\p{L}\p{M}])/giu

/** The text without signs inside words of Indian scripts ('रां*डा') and with single letters drawn together. */
export const withoutMasks = (text: string): string =>
  text
    .replace(indicMask, '')
    .replace(spacedLetters, (run) =>
      (run.match(/(?<![a-z])[a-z](?![a-z])/gi)?.length ?? 0) >= 2 ? run.replaceAll(' ', '') : run,
    )
