import { letterSigns } from '../risk/words/disguises'
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
  return isHidden || isMixed || isPiled || hidesAWord(text) || isCoded(text)
    ? [{ reason: 'disguise', verdict: 'held' }]
    : []
}

const indicMask = /(?<=[\u0900-\u0dff])[*_.\-+~#]+(?=[\u0900-\u0dff])/g
/** Letters and their stand-ins by ones and twos, of which a word is put together: 'ch a k k a', 'c h u t ! y a', 'l0 4 n', 'c.a.l.l'. */
const spacedLetters =
  /(?<![\p{L}\p{M}\p{N}@$!])(?:[a-z0-9@$!]{1,2}[ .])(?:(?:[a-z0-9@$!]|[a-z][0-9@$!]|[0-9@$!][a-z])[ .]){1,20}(?:[a-z0-9@$!]|[a-z][0-9@$!]|[0-9@$!][a-z])(?![\p{L}\p{M}\p{N}@$])/giu
/** A stand-in between letters, at the end or at the start of a word: 'k!ll', 'y0urself', '@nd'. */
const standsIn = /(?<=\p{L})[01345@$!|]+(?=\p{L})|(?<=[a-z])[@$](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[@$](?=[a-z])/giu

/**
 * The text without signs inside words of Indian scripts ('रां*डा'), with single letters drawn together and with digits and signs between letters
 * as what they stand for.
 */
export const withoutMasks = (text: string): string =>
  text
    .replace(indicMask, '')
    .replace(spacedLetters, (run) => (isSpelledApart(run) ? lettersOf(run.replace(/[ .]/g, '')) : run))
    .replace(/\S{3,40}/g, (word) => (isUnit.test(word) ? word : word.replace(standsIn, lettersOf)))

/** '10th', '5kg' and 'B12' are what they say. */
const isUnit = /^\P{L}*\p{N}+\p{L}{1,4}\P{L}*$/u

const isSpelledApart = (run: string) =>
  (run.match(/(?<![a-z0-9@$!])[a-z@$!](?![a-z0-9@$!])/gi)?.length ?? 0) >= 2 && (run.match(/[a-z]/gi)?.length ?? 0) >= 2

const lettersOf = (signs: string) => signs.replace(/[01345@$!|]/g, (sign) => letterSigns[sign] ?? sign)

/** A word with its middle behind stars: 'ch*tiya', 'तेरी मा*'. */
const starred = /(?<![\p{L}\p{M}*])[\p{L}\p{M}]{1,20}(?:\*{1,6}[\p{L}\p{M}]{1,20}){1,3}/gu

/** What people write with stars to spare one another: these hide no abuse. */
const sparedWords =
  'suicide suicidal rape raped rapist death dead died dying die kill killed killing harm selfharm sex sexual abuse abused abuser assault assaulted molested drugs alcohol porn murder murdered trauma weight calories periods pregnant abortion cut cuts cutting blood bleed damn hell crap'.split(
    ' ',
  )

/** Words of which a part stands behind stars, other than those that people spare one another: a moderator reads them. */
function hidesAWord(text: string): boolean {
  return (text.match(starred) ?? []).slice(0, 40).some((word) => {
    const shown = word.toLowerCase().split(/\*+/)
    return !sparedWords.some(
      (spared) =>
        // One star may stand for several letters, never several for one: 'c**t' is no 'cut'.
        spared.startsWith(shown[0] ?? '') && spared.endsWith(shown.at(-1) ?? '') && spared.length >= word.length,
    )
  })
}

/** Two words or more with a digit, @ or $ for a letter ('y0urself', '@nd'): written to get past a reader. Not `!` and `|`, which people write without a space. */
const isCoded = (text: string) =>
  (text.match(/(?<![\p{L}\p{N}])[a-z]{1,12}[01345@$]{1,2}[a-z]{1,12}(?:[01345@$]{1,2}[a-z]{1,12}){0,4}/giu) ?? [])
    .length >= 2 ||
  (text.match(spacedLetters) ?? []).some((run) => isSpelledApart(run) && /[a-z][ .][01345@$!][ .][a-z]/i.test(run))
